import type { Served } from '../stack/processes';

const VISITS = 20;

/** What gateways do without the bucket that their releases came from. */
export interface WithoutBucket {
  /** Pages and files that were asked of all of them, and what was answered instead. */
  asked: number;
  failures: string[];
  /** Until a gateway that was started anew, from its own disk, had pages. */
  startMs: number;
}

interface Wanted {
  gateways: readonly Served[];
  /** Starts the first one again, on the disk that it had. */
  startAgain: () => Promise<Served>;
  paths: readonly string[];
}

/** Asks gateways for pages and their scripts, then one that has to start without the bucket. */
export async function measureWithoutBucket(wanted: Wanted): Promise<WithoutBucket> {
  const { gateways, startAgain, paths } = wanted;
  const visits: Visits = { asked: 0, failures: [] };
  for (const { url } of gateways) await visit(url, paths, visits);
  await gateways[0]?.stop();
  const begun = performance.now();
  const again = await startAgain();
  const startMs = performance.now() - begun;
  await visit(again.url, paths, visits);
  return { ...visits, startMs };
}

interface Visits {
  asked: number;
  failures: string[];
}

async function visit(origin: string, paths: readonly string[], visits: Visits): Promise<void> {
  for (let number = 0; number < VISITS; number += 1) {
    const html = await ask(origin + (paths[number % paths.length] ?? '/'), visits);
    const script = /\/releases\/[\w-]+\/\w+\/[\w.-]+\.js/.exec(html)?.[0];
    if (script === undefined) visits.failures.push(`${origin}: a page without a script`);
    else await ask(origin + script, visits);
  }
}

async function ask(url: string, visits: Visits): Promise<string> {
  visits.asked += 1;
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status !== 200) visits.failures.push(`${url}: status ${answer.status}`);
  return text;
}
