import { basename } from 'node:path';

/** What V8's profiler gives for a thread. */
export interface CpuProfile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number };
  }[];
  samples: number[];
  timeDeltas: number[];
}

/** A function and the time spent in itself, without what it calls. */
export interface HotSpot {
  place: string;
  selfPercent: number;
}

const waiting = new Set(['(idle)', '(program)']);

/** Where a thread's busy time went: its seconds, and its `count` hottest functions. */
export function summarise(profile: CpuProfile, count: number) {
  const places = new Map(profile.nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]));
  const selfTimes = new Map<string, number>();
  profile.samples.forEach((id, index) => {
    const place = places.get(id) ?? '';
    if (waiting.has(place)) return;
    selfTimes.set(place, (selfTimes.get(place) ?? 0) + (profile.timeDeltas[index] ?? 0));
  });
  const busy = [...selfTimes.values()].reduce((sum, time) => sum + time, 0);
  const hotSpots = [...selfTimes]
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([place, time]): HotSpot => ({ place, selfPercent: (100 * time) / busy }));
  return { busySeconds: busy / 1_000_000, hotSpots };
}

function placeOf({
  functionName,
  url,
  lineNumber,
}: CpuProfile['nodes'][number]['callFrame']): string {
  const name = functionName || '(anonymous)';
  if (url === '') return name;
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  const file = url.startsWith('node:') ? url : (library ?? shortUrl(url));
  return `${name}  ${file}:${lineNumber + 1}`;
}

const shortUrl = (url: string) => url.split('/').slice(-2).join('/') || basename(url);
