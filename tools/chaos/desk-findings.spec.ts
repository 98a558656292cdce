import type { ArrivalFact, DeskEvidence, DeskLineFact } from './desk-evidence';
import { deskFindings } from './desk-findings';
import type { Fault } from './finding';

const isbn = '9788800000015';

const line = (name: string, values: Partial<DeskLineFact>): DeskLineFact => ({
  id: `line-${name}`,
  orderId: name,
  isbn,
  quantity: 1,
  state: 'ready',
  isAwaiting: false,
  since: `2026-09-01 ${name}`,
  ...values,
});

const arrival = (place: number, values: Partial<ArrivalFact>): ArrivalFact => ({
  id: `arrival-${place}`,
  scanId: `scan-${place}`,
  source: 'scan',
  isbn,
  quantity: 1,
  orderId: null,
  lineId: null,
  isTakenBack: false,
  ...values,
});

/** Anna’s book is handed over and Bruno’s ready; Carla waits; one copy is on the shelf, and one was taken back. */
function goodEvidence(): DeskEvidence {
  return {
    clerks: [
      {
        scans: [
          { id: 'scan-1', isbn, copies: 1 },
          { id: 'scan-2', isbn, copies: 1 },
          { id: 'scan-3', isbn, copies: 1 },
          { id: 'scan-4', isbn, copies: 1 },
        ],
        takenBack: ['arrival-4'],
        handedOver: ['line-anna'],
      },
    ],
    arrivals: [
      arrival(1, { orderId: 'anna', lineId: 'line-anna' }),
      arrival(2, { orderId: 'bruno', lineId: 'line-bruno' }),
      arrival(3, {}),
      arrival(4, { isTakenBack: true }),
    ],
    shelves: [{ isbn, copies: 1 }],
    lines: [
      line('anna', { state: 'delivered' }),
      line('bruno', {}),
      line('carla', { state: 'waiting', isAwaiting: true }),
    ],
    handedOver: ['line-anna'],
    takenMoney: ['anna'],
  };
}

function first<T>(rows: T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('There is none.');
  return row;
}

const planted: [string, Fault, (evidence: DeskEvidence) => void][] = [
  ['a copy that is gone', 'copies-wrong', ({ shelves }) => (first(shelves).copies = 0)],
  ['a copy from nowhere', 'copies-wrong', ({ shelves }) => (first(shelves).copies = 2)],
  ['a scan that brought nothing', 'copies-wrong', ({ arrivals }) => arrivals.splice(2, 1)],
  [
    'a scan that brought its copy twice',
    'copies-wrong',
    ({ arrivals, shelves }) => {
      arrivals.push(arrival(3, { id: 'more' }));
      first(shelves).copies += 1;
    },
  ],
  [
    'a copy of a scan that nobody made',
    'copies-wrong',
    ({ arrivals, shelves }) => {
      arrivals.push(arrival(9, {}));
      first(shelves).copies += 1;
    },
  ],
  [
    'a line with a copy that did not come to it',
    'copies-wrong',
    ({ lines, shelves }) => {
      lines.push(line('dario', {}));
      first(shelves).copies -= 1;
    },
  ],
  [
    'a line with two copies',
    'given-twice',
    ({ arrivals }) => arrivals.push(arrival(5, { orderId: 'bruno', lineId: 'line-bruno' })),
  ],
  ['a line handed over twice', 'given-twice', ({ handedOver }) => handedOver.push('line-anna')],
  ['money taken twice', 'given-twice', ({ takenMoney }) => takenMoney.push('anna')],
  [
    'a hand-over that was confirmed and is not there',
    'step-lost',
    ({ lines }) => (first(lines).state = 'ready'),
  ],
  [
    'a confirmed take-back that is not there',
    'step-lost',
    ({ arrivals }) => arrivals.forEach((one) => (one.isTakenBack = false)),
  ],
  [
    'somebody who was served too early',
    'queue-jumped',
    ({ lines }) => lines.forEach((one) => (one.since = one.isAwaiting ? '2026-08-01' : one.since)),
  ],
  [
    'a clerk without an answer',
    'clerk-stuck',
    ({ clerks }) => (first(clerks).reason = 'nothing answered'),
  ],
];

describe('deskFindings', () => {
  it('finds nothing where all is well', () => {
    expect(deskFindings(goodEvidence())).toEqual([]);
  });

  it('leaves alone whoever waits again for a copy that was taken back', () => {
    const evidence = goodEvidence();
    for (const one of evidence.lines) if (one.isAwaiting) one.since = '2026-08-01';
    for (const one of evidence.arrivals) if (one.isTakenBack) one.orderId = 'carla';
    expect(deskFindings(evidence)).toEqual([]);
  });

  it.each(planted)('finds %s', (_, fault, plant) => {
    const evidence = goodEvidence();
    plant(evidence);
    expect(deskFindings(evidence).map((finding) => finding.fault)).toContain(fault);
  });
});
