/** Shortest answer to a press that browsers tell of, in milliseconds. */
const SHORTEST_MS = 16;
/** Of so many presses the longest one is left out, since one may be by chance (web.dev, "Interaction to Next Paint"). */
const PRESSES_FOR_ONE = 50;

interface EventTiming extends PerformanceEntry {
  interactionId?: number;
}

/**
 * Watches the largest paint and the answers to presses, those before it too; gives what reads them, in whole milliseconds.
 * Null is what a browser does not tell, or what there was none of.
 */
export function watchVitals(): () => { lcp: number | null; inp: number | null } {
  let lcp: number | null = null;
  const presses = new Map<number, number>();
  const notePaint = ({ startTime }: PerformanceEntry) => (lcp = startTime);
  const notePress = ({ interactionId = 0, duration }: EventTiming) => {
    if (interactionId === 0) return;
    presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
  };
  const reads = [
    observe('largest-contentful-paint', notePaint),
    observe('first-input', notePress),
    observe('event', notePress),
  ];
  return () => {
    for (const read of reads) read();
    const longest = [...presses.values()].sort((one, other) => other - one);
    const inp = longest[Math.floor(longest.length / PRESSES_FOR_ONE)];
    return { lcp: whole(lcp), inp: whole(inp) };
  };
}

const LONGEST_MS = 600_000;
const whole = (ms: number | null | undefined) =>
  ms === null || ms === undefined ? null : Math.min(Math.round(ms), LONGEST_MS);

/** Gives what reads the entries that the observer has not been told of yet. */
function observe(type: string, note: (entry: PerformanceEntry) => void): () => void {
  const { PerformanceObserver: Observer } = globalThis as Partial<typeof globalThis>;
  if (!Observer?.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new Observer((list) => list.getEntries().forEach(note));
  const asked = { type, buffered: true, durationThreshold: SHORTEST_MS };
  observer.observe(asked);
  return () => observer.takeRecords().forEach(note);
}
