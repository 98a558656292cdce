import type { KeyObject } from 'node:crypto';
import { openSignedText } from '@zaino/service/signed-text';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

/** A longer one fits into no cookie. */
const LONGEST_TOKEN = 3_500;
const MOST_KEPT = 1_000;

/** What links and cookies say, signed by the registry: the signed text in base64url. Each is checked once. */
export class SignedTokens<Said extends object> {
  private readonly kept = new LRUCache<string, { said: Said | undefined }>({ max: MOST_KEPT });

  /** `keys` are the public halves of the registry's; null where no signature is asked for. */
  constructor(
    private readonly schema: z.ZodType<Said>,
    private readonly keys: readonly KeyObject[] | null,
  ) {}

  /** Undefined where the registry has said no such thing. */
  read(token: string): Said | undefined {
    if (token.length > LONGEST_TOKEN) return undefined;
    const known = this.kept.get(token) ?? { said: this.check(token) };
    this.kept.set(token, known);
    return known.said;
  }

  private check(token: string): Said | undefined {
    try {
      const file = Buffer.from(token, 'base64url').toString('utf8');
      return this.schema.parse(JSON.parse(openSignedText(file, this.keys)));
    } catch {
      // A mistyped link, a cookie of another key: whoever has sent it is told so.
      return undefined;
    }
  }
}
