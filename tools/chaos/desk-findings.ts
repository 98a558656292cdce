import type { ChaosFinding } from './finding';
import { groupBy, sumOf } from './group-by';
import type { ArrivalFact, DeskEvidence } from './desk-evidence';

/** States in which a line has its copies, wherever they are. */
const having = new Set(['reserved', 'ready', 'delivered']);

const isLive = ({ isTakenBack }: ArrivalFact) => !isTakenBack;

/** What is wrong with the copies in the bookshop: none may get lost, be given twice, or go to somebody too early. */
export function deskFindings(desk: DeskEvidence): ChaosFinding[] {
  return [
    ...scanFindings(desk),
    ...conservation(desk),
    ...givenTwice(desk),
    ...stepsLost(desk),
    ...queueJumps(desk),
    ...desk.clerks.flatMap(({ reason }) =>
      reason === undefined ? [] : [{ fault: 'clerk-stuck' as const, text: reason }],
    ),
  ];
}

const wrong = (text: string): ChaosFinding => ({ fault: 'copies-wrong', text });

/** Each scan that was confirmed has brought its copies, once; no copy came of a scan that nobody made. */
function scanFindings({ clerks, arrivals }: DeskEvidence): ChaosFinding[] {
  const scans = new Map(clerks.flatMap((clerk) => clerk.scans).map((scan) => [scan.id, scan]));
  const ofScan = groupBy(
    arrivals.filter(({ source }) => source === 'scan'),
    ({ scanId }) => scanId,
  );
  // Whoever is stuck does not know what became of the last scan.
  const isStuck = clerks.some(({ reason }) => reason !== undefined);
  return [...new Set([...scans.keys(), ...ofScan.keys()])].flatMap((id) => {
    const scan = scans.get(id);
    if (scan === undefined && isStuck) return [];
    const came = sumOf(ofScan.get(id) ?? [], ({ quantity }) => quantity);
    const copies = scan?.copies ?? 0;
    return came === copies ? [] : [wrong(`scan ${id}: ${copies} copies, ${came} came`)];
  });
}

/** What came out of boxes, and was not taken back, is with a family, aside for one, or on the shelf. */
function conservation({ arrivals, lines, shelves }: DeskEvidence): ChaosFinding[] {
  const isbns = new Set([...arrivals, ...shelves].map(({ isbn }) => isbn));
  return [...isbns].flatMap((isbn) => {
    const own = <Row extends { isbn: string }>(rows: Row[]) =>
      rows.filter((row) => row.isbn === isbn);
    const came = sumOf(
      own(arrivals).filter((one) => isLive(one) && one.source === 'scan'),
      ({ quantity }) => quantity,
    );
    const kept = sumOf(
      own(lines).filter(({ state }) => having.has(state)),
      ({ quantity }) => quantity,
    );
    const shelf = sumOf(own(shelves), ({ copies }) => copies);
    return came === kept + shelf
      ? []
      : [wrong(`${isbn}: ${came} copies came, ${kept} are families’ and ${shelf} on the shelf`)];
  });
}

/** A line has the copies that were given to it, of one arrival; it is handed over once, and its order paid once. */
function givenTwice({ arrivals, lines, handedOver, takenMoney }: DeskEvidence): ChaosFinding[] {
  const given = groupBy(arrivals.filter(isLive), ({ lineId }) => lineId);
  const twice = (text: string): ChaosFinding => ({ fault: 'given-twice', text });
  const kept = lines.filter(({ state }) => having.has(state));
  return [
    ...kept.flatMap(({ id, quantity }) => {
      const copies = given.get(id) ?? [];
      if (copies.length === 1 && sumOf(copies, (one) => one.quantity) === quantity) return [];
      if (copies.length > 1) return [twice(`line ${id} has ${copies.length} arrivals`)];
      return [wrong(`line ${id} has ${quantity} copies that did not come to it`)];
    }),
    ...repeated(handedOver).map((id) => twice(`line ${id} was handed over more than once`)),
    ...repeated(takenMoney).map((id) =>
      twice(`order ${id} was paid at the counter more than once`),
    ),
  ];
}

function repeated(ids: string[]): string[] {
  return [...groupBy(ids, (id) => id)].filter(([, same]) => same.length > 1).map(([id]) => id);
}

/** What a clerk was told to be done stands there. */
function stepsLost({ clerks, arrivals, lines }: DeskEvidence): ChaosFinding[] {
  const back = new Set(arrivals.filter(({ isTakenBack }) => isTakenBack).map(({ id }) => id));
  const handed = new Set(lines.filter(({ state }) => state === 'delivered').map(({ id }) => id));
  const lost = (text: string): ChaosFinding => ({ fault: 'step-lost', text });
  return clerks.flatMap(({ takenBack, handedOver }) => [
    ...takenBack.filter((id) => !back.has(id)).map((id) => lost(`arrival ${id} was taken back`)),
    ...handedOver.filter((id) => !handed.has(id)).map((id) => lost(`line ${id} was handed over`)),
  ]);
}

/**
 * Nobody has got a copy while somebody older has waited for the same book all the time. Whoever had one that was taken
 * back waits again since then, and is left alone.
 */
function queueJumps({ arrivals, lines }: DeskEvidence): ChaosFinding[] {
  const hadOne = new Set(
    arrivals.flatMap(({ isTakenBack, orderId }) => (isTakenBack ? orderId : [])),
  );
  const waiting = groupBy(
    lines.filter(({ isAwaiting, orderId }) => isAwaiting && !hadOne.has(orderId)),
    ({ isbn }) => isbn,
  );
  const sinceOf = new Map(lines.map(({ orderId, since }) => [orderId, since]));
  const served = groupBy(
    arrivals.filter(({ orderId }) => orderId !== null),
    ({ isbn }) => isbn,
  );
  return [...waiting].flatMap(([isbn, older]) =>
    older.flatMap((line) => {
      const first = served
        .get(isbn)
        ?.find(({ orderId }) => line.since < (sinceOf.get(orderId ?? '') ?? ''));
      if (first === undefined) return [];
      const text = `order ${first.orderId ?? ''} got ${isbn} before ${line.orderId}`;
      return [{ fault: 'queue-jumped' as const, text }];
    }),
  );
}
