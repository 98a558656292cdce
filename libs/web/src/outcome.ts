import { ApiError } from './api-client';

/** A call that failed, as plain data: loaders' answers travel from the server to the browser. */
export interface Failure {
  kind: ApiError['kind'];
  /** Of the contract that was called. */
  code: string;
  message: string;
  requestId: string | null;
}

export type Outcome<Value> = { value: Value; failure: null } | { value: null; failure: Failure };

/** What a call gives, or why it did not: one part of a page may fail while the others are shown. */
export async function settle<Value>(call: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await call, failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { kind, code, message, requestId = null } = error;
    return { value: null, failure: { kind, code, message, requestId } };
  }
}

/** Whether trying again may help; a refused input stays refused. */
export function isWorthRetrying({ kind }: Failure): boolean {
  return kind === 'unavailable' || kind === 'limited';
}
