import type { Endpoint } from './endpoint';

/** A call of the contract as the browser knows it: method and path at run time, the rest as types only. */
export interface ApiCall<Declared extends Endpoint = Endpoint> {
  method: Declared['method'];
  path: Declared['path'];
  /** Never set: carries the endpoint's types. */
  declared?: Declared;
}

/**
 * Calls with the types of their endpoints. A contract declares them without its schemas, which stay out of the bundles
 * of the browser: `const thingApi: ApiOf<typeof thingEndpoints> = thingCalls`.
 */
export type ApiOf<Endpoints extends Record<string, Endpoint>> = {
  [Name in keyof Endpoints]: ApiCall<Endpoints[Name]>;
};
