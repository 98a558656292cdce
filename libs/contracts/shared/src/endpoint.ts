import type { z } from 'zod';
import type { Call } from './call';
import type { AutomationClass } from './challenge';
import type { StaffRight } from './staff-areas';

/**
 * Who may call a route; every route declares it and the shared guard enforces it. `customer` is anybody with an
 * account of the shop, `buyer` the same or the guest of an order (docs/decisions/guest-checkout.md), `desk` the owner of a bookshop and its colleagues, `bookshop` the owner alone, `enrolling-admin` an admin or who will be one once a second factor is
 * enrolled, `team` whoever has a token for releases or an admin with `all`, `service` another service of ours.
 */
export type Access =
  | 'public'
  | 'customer'
  | 'buyer'
  | 'desk'
  | 'bookshop'
  | 'admin'
  | 'enrolling-admin'
  | 'team'
  | 'service';

/** An act of the audit log, or any of a kind (`orders.*`), or none, and why. */
export type DeclaredAct = `${string}.${string}` | { none: string };

/** Calls that the gateway counts together for each address (docs/decisions/rate-limits.md has the numbers). */
export type RateClass =
  | 'read'
  | 'write'
  | 'sign-in'
  | 'registration'
  | 'mail'
  | 'log'
  | 'measurement'
  | 'drawing'
  | 'suggestion';

/** How a call is protected against programs that do it in masses. */
export interface Automation {
  class: AutomationClass;
  /** Member of the body: its different values are counted, and a call without one is not. */
  byMember?: string;
}

type Schema = z.core.$ZodType;
type MaybeSchema = Schema | undefined;

/** What a call takes and answers, and who may make it. Schemas are of zod or of zod/mini: both are built of zod's core. */
interface EndpointTerms<
  Query extends Schema,
  Response extends Schema,
  Params extends MaybeSchema,
  Body extends MaybeSchema,
> {
  summary: string;
  access: Access;
  /** Which of the admins, where `access` is `admin`; `defineEndpoint` lets none forget it. */
  staff?: StaffRight;
  /** What a call of admins that changes something leaves in the audit log; `defineEndpoint` lets none forget it. */
  act?: DeclaredAct;
  query: Query;
  /** Of the parameters in the path. */
  params?: Params;
  body?: Body;
  /** Media types of a body that is taken as it is, instead of JSON; `image/*` stands for all images. */
  bodyTypes?: string[];
  response: Response;
  /** Of the answer; JSON unless told. */
  contentType?: string;
  /** Of the request, in bytes, where the shared limit is too much. */
  bodyLimit?: number;
  /** Longest wait for the answer, in milliseconds, where the shared limit is too short. */
  answerLimitMs?: number;
  /** `read` for GET and `write` for all else unless told. */
  rateClass?: RateClass;
  /** Beside the rate class, which counts calls of an address whatever they want. */
  automation?: Automation;
}

/** An endpoint for admins says for which of them, and what it leaves in the audit log unless it only reads. */
type AccessTerms<Declared extends Call> =
  | ({ access: 'admin'; staff: StaffRight } & ActTerms<Declared>)
  | { access: Exclude<Access, 'admin'>; staff?: undefined; act?: DeclaredAct };

type ActTerms<Declared extends Call> = Declared['method'] extends 'GET'
  ? { act?: undefined }
  : { act: DeclaredAct };

/** One HTTP call of a service: what the gateway exposes, the service validates and its callers are typed by. */
export interface Endpoint<
  Query extends Schema = Schema,
  Response extends Schema = Schema,
  Params extends MaybeSchema = MaybeSchema,
  Body extends MaybeSchema = MaybeSchema,
>
  extends Call, EndpointTerms<Query, Response, Params, Body> {}

/** Declares an endpoint while keeping the exact types of its method, its path and its schemas. */
export function defineEndpoint<
  const Declared extends Call,
  Query extends Schema,
  Response extends Schema,
  Params extends MaybeSchema = undefined,
  Body extends MaybeSchema = undefined,
>(
  call: Declared,
  terms: EndpointTerms<Query, Response, Params, Body> & AccessTerms<Declared>,
): Declared & Endpoint<Query, Response, Params, Body> {
  // What has to be said beside them is checked by now.
  const known: EndpointTerms<Query, Response, Params, Body> = terms;
  return { ...call, ...known };
}

/** An object without members: assignable to whatever needs none. */
export type Nothing = Record<string, never>;

/** A part of a call: left out where the endpoint has none, optional where all in it is. */
type Part<Name extends string, Declared extends MaybeSchema> = [Declared] extends [undefined]
  ? { [Key in Name]?: never }
  : Nothing extends z.input<NonNullable<Declared>>
    ? { [Key in Name]?: z.input<NonNullable<Declared>> }
    : { [Key in Name]: z.input<NonNullable<Declared>> };

/** What a caller of an endpoint sends. */
export type CallInput<Declared extends Endpoint> = Part<'query', Declared['query']> &
  Part<'params', Declared['params']> &
  Part<'body', Declared['body']>;

/** The JSON of an endpoint's answer: what its service returns, and what a caller reads who does not parse it. */
export type AnswerOf<Declared extends Endpoint> = z.input<Declared['response']>;
