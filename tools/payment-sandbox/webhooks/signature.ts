import { createHmac } from 'node:crypto';

/** The header that proves where a delivery comes from. */
export function signatureHeader(payload: string, secret: string): string {
  const timestamp = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
