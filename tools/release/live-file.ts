import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Live, LIVE_FILE, liveSchema } from '@zaino/contracts/releases';
import { UserError } from '@zaino/tools/machine/user-error';

const nothing: Live = {
  revision: 0,
  at: new Date(0).toISOString(),
  stable: {},
  canaries: [],
  revokedPreviews: [],
};

/** What is live in a folder of releases; throws a `UserError` where nobody can tell. */
export function readLive(releases: string): Live {
  const file = join(releases, LIVE_FILE);
  if (!existsSync(file)) return nothing;
  try {
    const { text } = JSON.parse(readFileSync(file, 'utf8')) as { text: string };
    return liveSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new UserError(`${file} is not valid: ${(error as Error).message}`);
  }
}

/**
 * Makes these versions the live ones of their apps, with no signature: for a gateway that asks for none. Readers see
 * what was live before or what is now, never half of it; without a change nothing is written.
 */
export function makeLive(releases: string, versions: Record<string, string>): void {
  const live = readLive(releases);
  const stable = { ...live.stable, ...versions };
  if (JSON.stringify(stable) === JSON.stringify(live.stable)) return;
  const text = JSON.stringify({
    ...live,
    stable,
    revision: live.revision + 1,
    at: new Date().toISOString(),
  } satisfies Live);
  mkdirSync(releases, { recursive: true });
  // A dot in front keeps it out of what the gateway serves.
  const next = join(releases, `.incoming-${randomUUID()}`);
  writeFileSync(next, JSON.stringify({ text, signature: '' }), { flush: true });
  renameSync(next, join(releases, LIVE_FILE));
}
