import type { operations, OperationId, Version } from "@adintel/client/operations";
import type { components as current } from "@adintel/client/types";
import type { components as legacy } from "@adintel/client/types/v1";

/** The version and the id of an operation, such as `v2/searchMedia`. */
export type OperationName = { [V in Version]: `${V}/${OperationId<V>}` }[Version];

/** The fields of an operation's request, nested ones as `filters.daysRun.min`. */
export type FieldName<N extends OperationName> = N extends `${infer V extends Version}/${infer I}`
  ? (typeof operations)[V] extends Record<I, { effects: infer E }>
    ? keyof E & string
    : never
  : never;

type Schemas = current["schemas"] | legacy["schemas"];

/** The keys of every branch of a type. */
type KeyOf<T> = T extends readonly unknown[] | string | number
  ? never
  : T extends T
    ? keyof T & string
    : never;

type KeyWithin<S> = S extends S ? { [Key in keyof S]: KeyOf<S[Key]> }[keyof S] : never;

/** What a field is called anywhere in the documents, so that one which is renamed or removed is found by the compiler. */
export type Name = KeyWithin<Schemas> | ErrorKey | Parameter;

type ErrorKey = keyof current["schemas"]["InvalidRequestError"]["error"];

type Parameter = { [N in OperationName]: FieldName<N> }[OperationName];
