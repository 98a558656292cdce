import type { $ZodType } from 'zod/v4/core';

/**
 * Who may call a route; every route declares it and the shared guard enforces it. `customer` is anybody with an
 * account of the shop, `bookshop` its owner alone, `service` another service of ours.
 */
export type Access = 'public' | 'customer' | 'bookshop' | 'admin' | 'service';

/** Calls that the gateway counts together for each address (docs/decisions/rate-limits.md has the numbers). */
export type RateClass = 'read' | 'write' | 'sign-in' | 'registration' | 'mail' | 'log';

/**
 * One HTTP call of a service: what the gateway exposes, the service validates and the browser types. Its schemas are of
 * zod or of zod/mini: both are built of zod's core.
 */
export interface Endpoint<
  Query extends $ZodType = $ZodType,
  Response extends $ZodType = $ZodType,
  Params extends $ZodType = $ZodType,
  Body extends $ZodType = $ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the public origin; parameters as in `/api/things/:id`. */
  path: string;
  summary: string;
  access: Access;
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
  /** Longest wait for the answer, in milliseconds, where the shared 10 s are too short. */
  answerLimitMs?: number;
  /** `read` for GET and `write` for all else unless told. */
  rateClass?: RateClass;
}

/** Declares an endpoint while keeping the exact types of its schemas. */
export function defineEndpoint<
  Query extends $ZodType,
  Response extends $ZodType,
  Params extends $ZodType = $ZodType,
  Body extends $ZodType = $ZodType,
>(endpoint: Endpoint<Query, Response, Params, Body>): Endpoint<Query, Response, Params, Body> {
  return endpoint;
}
