/**
 * A row whose enums have only the values that the documents list. The client's types of rows are open to values of a newer
 * service; the mock has none to give, and a misspelt one should not compile.
 */
export type ClosedEnums<Row> = { [Key in keyof Row]: Listed<Row[Key]> };

type Listed<Value> = [Literal<Value>] extends [never] ? Value : Literal<Value> | Exclude<Value, string>;

/** The texts of a union that are known one by one. */
type Literal<Value> = Value extends string ? (string extends Value ? never : Value) : never;
