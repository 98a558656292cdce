import type { Arrival } from '@zaino/contracts/orders';
import { playSound, type Sound } from '@zaino/scanning/sounds';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useKeptSwitch } from '@zaino/web/use-kept-switch';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ArrivalCalls } from './arrival-calls';
import { entryKindOf } from './arrival-words';
import { type ScanEntry, ScanQueue } from './scan-queue';

/** Between looks at what others unpack, in milliseconds. */
const LOOK_AGAIN_MS = 15_000;

export type Arrivals = ReturnType<typeof useArrivals>;

interface Unpacking {
  calls: ArrivalCalls;
  /** Who works here: what nobody has confirmed yet is kept for this person. */
  uid: string;
  first: readonly Arrival[];
}

/** What comes into the shop while the page is open: by this scanner, and by others. */
export function useArrivals({ calls, uid, first }: Unpacking) {
  const [queue] = useState(() => new ScanQueue({ uid, send: calls.sendScans }));
  const [hasSounds, setHasSounds] = useKeptSwitch('deskSounds');
  const [listed, setListed] = useState(first);
  const [own, setOwn] = useState<readonly Arrival[]>([]);
  const [message, setMessage] = useState<string | null>(null);
  const { entries, stuckBy } = useSyncExternalStore(queue.subscribe, queue.get, queue.get);

  const hear = useEffectEvent((settled: readonly ScanEntry[]) => {
    setOwn((before) => [...before, ...settled.flatMap(({ arrivals }) => arrivals)]);
    const sound = settled.map(soundOf).at(-1);
    if (hasSounds && sound) playSound(sound);
  });
  useEffect(() => {
    queue.start((settled) => hear(settled));
    return () => queue.stop();
  }, [queue]);

  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const { value } = await calls.read();
      // What others do is looked at again soon; a failure is told by the next scan.
      if (value === null) return;
      setListed(value.arrivals);
      const known = new Set(value.arrivals.map(({ id }) => id));
      setOwn((before) => before.filter(({ id }) => !known.has(id)));
    };
    const lookNow = () => void look();
    const timer = setInterval(lookNow, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [calls]);

  const takeBack = async (arrival: Arrival) => {
    try {
      const taken = await calls.takeBack(arrival.id);
      setOwn((before) => [...before, taken]);
      setMessage(`Annullato: ${arrival.title ?? arrival.isbn}.`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(failureWords(error));
    }
  };

  return {
    entries,
    stuckBy,
    arrivals: together(listed, own),
    hasSounds,
    setHasSounds,
    message,
    closeMessage: () => setMessage(null),
    scan: (code: string, copies?: number) => queue.add(code, copies),
    tryNow: queue.tryNow,
    takeBack,
  };
}

function soundOf(entry: ScanEntry): Sound {
  const kind = entryKindOf(entry);
  if (kind === 'complete') return 'ready';
  return kind === 'waiting' ? 'assigned' : kind;
}

/** The latest first, each with what is known last of its order; `own` is newer than what was listed. */
function together(listed: readonly Arrival[], own: readonly Arrival[]): Arrival[] {
  const all = [...listed.toReversed(), ...own];
  const byId = new Map(all.map((arrival) => [arrival.id, arrival]));
  const orders = new Map(all.flatMap(({ order }) => (order ? [[order.id, order]] : [])));
  return [...byId.values()]
    .map((arrival) => {
      const { missing, standing } = orders.get(arrival.order?.id ?? '') ?? {};
      if (arrival.order === null || missing === undefined || standing === undefined) return arrival;
      return { ...arrival, order: { ...arrival.order, missing, standing } };
    })
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1));
}
