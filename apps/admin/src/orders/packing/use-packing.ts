import { ordersErrorCodes, type ParcelLine } from '@zaino/contracts/orders';
import { orderNumberIn } from '@zaino/rules/order-number';
import { useJobQueue } from '@zaino/scanning/use-job-queue';
import { ApiError } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useEffect, useEffectEvent, useState } from 'react';
import { beginParcel } from './packing.api';
import type { OnTable, PackingDesk } from './packing-desk';
import {
  changeByHand,
  closeAsItIs,
  goOn,
  keepIt,
  openOrder,
  printIt,
  putAway,
  reopenIt,
  takeCode,
} from './packing-steps';
import { refused } from './packing-words';
import { usePackingTable } from './use-packing-table';

/** After the last of some scans: each is shown at once, and with the service soon after. */
const KEEP_AFTER_MS = 700;

/** A parcel that somebody else packs. */
interface Taken {
  number: string;
  words: string;
}

export type Packing = ReturnType<typeof usePacking>;

/** The parcel on the table, and what is done with it, one thing after the other. */
export function usePacking(onMoved: () => void) {
  const { table, said, hasSounds, setHasSounds, desk } = usePackingTable(onMoved);
  const [taken, setTaken] = useState<Taken | null>(null);
  const { run } = useJobQueue();

  /** Does it, and says why it could not be done. */
  const attempt = (job: () => Promise<void> | void, number?: string): Promise<void> =>
    run(async () => {
      try {
        await job();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const of = number ?? desk.at()?.parcel.order.number ?? '';
        desk.say(refused('Non fatto', failureWords(error)));
        if (error.code === ordersErrorCodes.parcelTaken) {
          desk.clear();
          setTaken({ number: of, words: error.message });
        }
        if (error.code === ordersErrorCodes.orderMoved) await readAgain(desk, of);
      }
    });
  const open = (number: string, takesOver = false) =>
    attempt(async () => {
      await openOrder(desk, { number, takesOver });
      setTaken(null);
    }, number);
  /** With what lies on the table, if anything does. */
  const withTable = (job: (at: OnTable) => Promise<void> | void) =>
    void attempt(async () => {
      const at = desk.at();
      if (at) await job(at);
    });
  useKeeping(table, { desk, keep: () => void attempt(() => keepIt(desk)) });

  return {
    table,
    said,
    taken,
    hasSounds,
    setHasSounds,
    open,
    scan: (written: string) => {
      const text = written.trim();
      const number = orderNumberIn(text);
      return number === null ? attempt(() => takeCode(desk, text)) : open(number);
    },
    /** What comes next for the parcel that is seen: pressed twice, nothing that comes behind it is done unseen. */
    goOn: () => {
      const seen = table?.parcel.state;
      withTable((at) => (at.parcel.state === seen ? goOn(desk, at) : undefined));
    },
    closeAsItIs: () => withTable((at) => closeAsItIs(desk, at)),
    print: () => withTable((at) => printIt(desk, at)),
    reopen: () => withTable((at) => reopenIt(desk, at)),
    change: (line: ParcelLine, more: 1 | -1) =>
      withTable((at) => changeByHand(desk, at, { line, more })),
    leave: () => withTable(() => putAway(desk)),
    forgetTaken: () => setTaken(null),
  };
}

/** The order as it is by now. */
async function readAgain(desk: PackingDesk, number: string): Promise<void> {
  try {
    desk.lay(await beginParcel(number));
  } catch {
    // It was said why: there is nothing to go on with.
    desk.clear();
  }
}

/** Has the service keep what lies in the parcel, a moment after the last scan, and as the page is left. */
function useKeeping(
  table: OnTable | null,
  { desk, keep }: { desk: PackingDesk; keep: () => void },
): void {
  const keepNow = useEffectEvent(keep);
  const leave = useEffectEvent(() => {
    // A failure has nobody to be told: the books are scanned again.
    if (desk.at()?.isKept === false) void keepIt(desk).catch(() => undefined);
  });
  useEffect(() => {
    if (table === null || table.isKept) return undefined;
    const timer = setTimeout(() => keepNow(), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [table]);
  useEffect(() => () => leave(), []);
}
