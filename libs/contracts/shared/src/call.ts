/** Where a call goes: all that a browser needs of an endpoint at run time. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the public origin; parameters as in `/api/things/:id`. */
  path: string;
}

/** Calls by their names. */
export type Calls = Record<string, Call>;
