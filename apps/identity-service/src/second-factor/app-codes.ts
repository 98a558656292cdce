import { Secret, TOTP } from 'otpauth';
import { SECOND_MS } from '@zaino/rules/durations';

/** RFC 6238 as every app has it: SHA-1, six figures, a new code every 30 seconds. */
const PERIOD_S = 30;
/** How long a code is shown, in milliseconds. */
export const STEP_MS = PERIOD_S * SECOND_MS;
const DIGITS = 6;
/** RFC 4226, point 4: 160 bits. */
const SECRET_BYTES = 20;
/** Clocks differ, and typing takes a while: the code before and the one after count too (RFC 6238, point 5.2). */
const WINDOW = 1;

/** 160 random bits. */
function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** The key as people type it, and the address that an app reads in the QR code. */
function setupOf(secret: Buffer, whose: { issuer: string; label: string }) {
  const totp = totpOf(secret, whose);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** Number of the 30 seconds that a code belongs to; null where it is none of now. */
function stepOf(secret: Buffer, code: string, nowMs: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : Math.floor(nowMs / STEP_MS) + delta;
}

function totpOf(secret: Buffer, whose = {}): TOTP {
  const key = new Secret({ buffer: new Uint8Array(secret).buffer });
  return new TOTP({ ...whose, secret: key, period: PERIOD_S, digits: DIGITS, algorithm: 'SHA1' });
}

/** Codes of an app, by its secret. */
export const appCodes = { newSecret, setupOf, stepOf };
