import { hkdfSync } from 'node:crypto';
import { z } from 'zod';

/** A key of the configuration, by the id that rows name it with. */
export interface SealingKey {
  id: string;
  /** 256 bits. */
  key: Buffer;
}

const ENTRY = /^([\w-]{1,20}):(\S{32,})$/;

/**
 * `SECOND_FACTOR_KEYS`: `id:secret`, the one in use first, after a comma those that older rows are sealed with. A new
 * one is put in front and the old one left behind it, so that no copy of the service is ever without.
 */
export const sealingKeysSchema = z.string().transform((text, context): SealingKey[] => {
  const keys = text.split(',').map((entry) => keyOf(entry.trim()));
  const ids = new Set(keys.map((key) => key?.id));
  if (keys.every((key) => key !== null) && ids.size === keys.length) return keys;
  const message =
    'Needs entries of the form id:secret, ids all different, secrets of 32 characters';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

function keyOf(entry: string): SealingKey | null {
  const [, id, secret] = ENTRY.exec(entry) ?? [];
  if (id === undefined || secret === undefined) return null;
  return { id, key: Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32)) };
}
