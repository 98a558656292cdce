import { readToken, writeToken } from '@zaino/web/session-tokens';

/** The header's name in the contract; a test holds it to that. */
export const DEVICE_HEADER = 'x-device-token';

const KEY = 'blogDeviceToken';

/** Where local storage keeps nothing, for as long as the page is there. */
let inMemory: string | null = null;

/** What says that it is the same device as before, for calls that want to know; nothing before its first like. */
export function deviceHeaders(): Record<string, string> {
  const token = readToken(KEY) ?? inMemory;
  return token === null ? {} : { [DEVICE_HEADER]: token };
}

export function keepDeviceToken(token: string | undefined): void {
  if (token === undefined) return;
  inMemory = token;
  writeToken(KEY, token);
}
