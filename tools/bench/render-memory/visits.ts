import { setTimeout as delay } from 'node:timers/promises';

const CONNECTIONS = 16;
const LOOK_MS = 50;
const SWITCH_LIMIT_MS = 20_000;

/** Opens so many pages, all of `paths` in turn; throws when one is not answered by 200. */
export async function visit(origin: string, paths: string[], count: number): Promise<void> {
  let next = 0;
  async function visitor(): Promise<void> {
    while (next < count) {
      const path = paths[next % paths.length] ?? '/';
      next += 1;
      const answer = await fetch(origin + path);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
}

/** Resolves when pages are made of a version. */
export async function untilInUse(origin: string, version: string): Promise<void> {
  const end = Date.now() + SWITCH_LIMIT_MS;
  while (Date.now() < end) {
    const html = await (await fetch(`${origin}/`)).text();
    if (html.includes(`"version":"${version}"`)) return;
    await delay(LOOK_MS);
  }
  throw new Error(`Version ${version} is not in use after ${SWITCH_LIMIT_MS} ms`);
}
