import type { z } from 'zod';

/** Who may call a route; every route declares it and the shared guard enforces it. */
export type Access = 'public' | 'customer' | 'bookshop' | 'admin';

/** One HTTP call of a service: what the gateway exposes, the service validates and the browser types. */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
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
  response: Response;
  /** Of the answer; JSON unless told. */
  contentType?: string;
}

/** Declares an endpoint while keeping the exact types of its schemas. */
export function defineEndpoint<
  Query extends z.ZodType,
  Response extends z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
>(endpoint: Endpoint<Query, Response, Params, Body>): Endpoint<Query, Response, Params, Body> {
  return endpoint;
}
