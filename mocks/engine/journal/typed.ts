import type { OperationId, Version } from "@adintel/client/operations";
import type { Operations } from "@adintel/client/types/by-version";
import type { Asymmetric } from "./match.ts";
import type { AnyRequestRecord } from "./record.ts";

/** An operation by its version and id, with a slash between them. */
type FullName = { [V in Version]: `${V}/${keyof Operations[V] & string}` }[Version];

/** An operation by its id, which stands for all versions that have it, or with its version. */
export type OperationName = FullName | OperationId;

/** The full names that a name stands for. */
type Named<Name extends OperationName> = Name extends FullName
  ? Name
  : Extract<FullName, `${Version}/${Name}`>;

/** An operation as the generated types have it. */
type OperationOf<Name extends FullName> = Name extends `${infer V extends Version}/${infer Id}`
  ? Id extends keyof Operations[V]
    ? Operations[V][Id]
    : never
  : never;

type JsonOf<T> = T extends { content: { "application/json": infer Body } } ? Body : unknown;
type BodyOf<Op> = Op extends { requestBody?: infer Request } ? JsonOf<NonNullable<Request>> : unknown;
type ParametersOf<Op, Place extends "query" | "path"> = Op extends { parameters: infer Parameters }
  ? Place extends keyof Parameters
    ? [NonNullable<Parameters[Place]>] extends [never]
      ? Record<string, never>
      : NonNullable<Parameters[Place]>
    : never
  : never;
type StatusesOf<Op> = Op extends { responses: infer Responses } ? keyof Responses & number : never;
type ResponseOf<Op, Status extends number> = Op extends { responses: Record<Status, infer Response> }
  ? JsonOf<Response>
  : unknown;

/** The fields that an operation types. */
type Typed =
  | "operation"
  | "version"
  | "pathParameters"
  | "query"
  | "requestBody"
  | "status"
  | "responseBody"
  | "brokeOff";

type Untyped = Omit<AnyRequestRecord, Typed>;

interface TypedRequest<Name extends FullName> extends Untyped {
  version: Name extends `${infer V extends Version}/${string}` ? V : never;
  operation: Name extends `${Version}/${infer Id}` ? Id : never;
  pathParameters: ParametersOf<OperationOf<Name>, "path">;
  query: ParametersOf<OperationOf<Name>, "query">;
  requestBody: BodyOf<OperationOf<Name>>;
}

interface TypedExchange<Name extends FullName, Status extends number> extends TypedRequest<Name> {
  status: Status;
  responseBody: ResponseOf<OperationOf<Name>, Status>;
  brokeOff: false;
}

interface BrokenOff<Name extends FullName> extends TypedRequest<Name> {
  /** That of a response which was cut in the middle of its body; 0 where nothing was sent. */
  status: 0 | StatusesOf<OperationOf<Name>>;
  responseBody?: undefined;
  brokeOff: true;
}

type RecordOf<Name extends FullName> = Name extends FullName
  ? | { [Status in StatusesOf<OperationOf<Name>>]: TypedExchange<Name, Status> }[StatusesOf<
        OperationOf<Name>
      >]
    | BrokenOff<Name>
  : never;

/** An exchange that the router rejected, since its path or its method has no operation. */
interface Unrouted extends Omit<AnyRequestRecord, "operation"> {
  operation: null;
}

/**
 * An exchange with an operation, typed as the documents describe it; without a name a union of all, told apart by `operation`,
 * `version` and `status`. What broke the contract is typed so too: `requestViolations` and `responseViolations` list it.
 */
export type RequestRecord<Name extends OperationName = OperationName> = [OperationName] extends [Name]
  ? RecordOf<FullName> | Unrouted
  : RecordOf<Named<Name>>;

/** A call of an operation, as a function that responds to it sees it. */
type CallOf<Name extends FullName> = Name extends FullName
  ? Pick<TypedRequest<Name>, "version" | "operation" | "pathParameters" | "query"> & {
      /** The parsed JSON body. */
      body: BodyOf<OperationOf<Name>>;
    }
  : never;

/** What an operation responds with if all is well. */
type Success<Name extends FullName> = Name extends FullName ? ResponseOf<OperationOf<Name>, 200> : never;

/**
 * Responds to calls of an operation: with the body of a response, whose rows are charged, or with a `Response`, which is free.
 * `next` resolves to what the mock would respond; if that is an error, it throws, and the error is the response unless it is caught.
 */
export type Responder<Name extends OperationName> = (
  call: CallOf<Named<Name>>,
  next: () => Promise<Success<Named<Name>>>,
) => Success<Named<Name>> | Response | Promise<Success<Named<Name>> | Response>;

/** The expected part of a value. Any value can be an asymmetric matcher of a test runner. */
type PartOf<T> = unknown extends T
  ? unknown
  : T extends object
    ? { [Key in keyof T]?: PartOf<T[Key]> } | Asymmetric
    : T | Asymmetric;

/** What to match in a request. Omitted fields match anything. */
export interface RequestMatch<Name extends OperationName = OperationName> {
  method?: string | Asymmetric;
  /** Without the query, below the origin. */
  path?: string | Asymmetric;
  /** A status, or a class such as `4xx`. */
  status?: number | StatusClass | Asymmetric;
  /** Parameters that it must have; others are allowed. */
  query?: PartOf<ParametersOf<OperationOf<Named<Name>>, "query">> | Readonly<Record<string, unknown>>;
  /** Headers that it must have; others are allowed. Names are case-insensitive; keys and cookies are `***`. */
  headers?: Readonly<Record<string, string | Asymmetric>> | Asymmetric;
  /** What its body must contain: objects may have more fields, arrays must have the same length. */
  body?: PartOf<BodyOf<OperationOf<Named<Name>>>>;
}

type StatusClass = "1xx" | "2xx" | "3xx" | "4xx" | "5xx";

/** How many requests must match; without any of these, at least one. */
export interface Times {
  times?: number;
  atLeast?: number;
  atMost?: number;
}

/** Selects requests. */
export interface RequestFilter<Name extends OperationName = OperationName> extends RequestMatch<Name> {
  operation?: Name;
  /** Another session; `*`: all sessions. */
  session?: string;
  /** At most this many, the most recent ones. */
  limit?: number;
}

/**
 * Exchanges as the types of their operation: they have been chosen by its name, and the mock is held to the documents that the
 * types are made of.
 */
export function typed<Name extends OperationName>(records: AnyRequestRecord[]): RequestRecord<Name>[] {
  return records as RequestRecord<Name>[];
}
