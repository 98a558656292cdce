import { AsyncLocalStorage } from 'node:async_hooks';

const clients = new AsyncLocalStorage<string>();

/** Runs a job for the client at that IP address. */
export function forClient<Result>(address: string, job: () => Result): Result {
  return clients.run(address, job);
}

/** IP address of the client for whom the job at hand is done; undefined where nobody asked for it. */
export function callingClient(): string | undefined {
  return clients.getStore();
}
