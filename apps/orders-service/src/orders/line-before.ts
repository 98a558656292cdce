import type { ExtraState, OrderCommandName, OrderState } from '@zaino/contracts/orders';
import { DAY_MS } from '@zaino/rules/durations';

/** Commands that only say where a line is: whoever gave one by mistake may take it back. */
const undoable: readonly OrderCommandName[] = [
  'order-from-supplier',
  'change-dates',
  'reserve',
  'mark-ready',
  'deliver',
];

/** Commands that only say who pays, or what is done to books: these are where they were. */
const inPlace: readonly OrderCommandName[] = [
  'register-shop-payment',
  'confirm-online-payment',
  'enter-cedola',
  'accept-cedola',
  'refuse-cedola',
  'pay-without-cedola',
  'perform-extra',
  'reopen-extra',
  'drop-extra',
];

/** For how long, in milliseconds: a mistake is seen on the same day, and the withdrawal period runs from a hand-over. */
export const UNDO_MS = DAY_MS;

/** Whether a command may be taken back at all. */
export const isUndoable = (command: OrderCommandName): boolean => undoable.includes(command);

/** A line before its last command; moments as ISO texts, since it is kept as JSON. */
export interface LineBefore {
  command: OrderCommandName;
  /** When the command was given. */
  at: string;
  state: OrderState;
  stateSince: string;
  expectedFrom: string | null;
  expectedTo: string | null;
}

/** What of a line a step may change. */
interface Line {
  state: OrderState;
  stateSince: Date;
  expectedFrom: string | null;
  expectedTo: string | null;
  deliveredAt: Date | null;
  withdrawnAt: Date | null;
  extraState: ExtraState | null;
  before: LineBefore | null;
}

/** Notes what the command can be taken back to. What leaves books where they are (a payment, a cedola, an extra) stands in nobody's way. */
export function noteBefore(lines: readonly Line[], command: OrderCommandName, now: Date): void {
  if (command === 'take-back' || inPlace.includes(command)) return;
  for (const line of lines) {
    line.before = isUndoable(command) ? before(line, command, now) : null;
  }
}

function before(line: Line, command: OrderCommandName, now: Date): LineBefore {
  const { state, stateSince, expectedFrom, expectedTo } = line;
  const since = stateSince.toISOString();
  return { command, at: now.toISOString(), state, stateSince: since, expectedFrom, expectedTo };
}

/** Whether the last command of a line can be taken back now. */
export function canTakeBack(
  { before: noted, withdrawnAt }: Pick<Line, 'before' | 'withdrawnAt'>,
  now: Date,
): boolean {
  return noted !== null && withdrawnAt === null && now.getTime() - Date.parse(noted.at) < UNDO_MS;
}

/** Brings lines back to where they were before their last command. */
export function takeBack(lines: readonly Line[]): void {
  for (const line of lines) {
    const noted = line.before;
    if (noted === null) continue;
    line.state = noted.state;
    line.stateSince = new Date(noted.stateSince);
    line.expectedFrom = noted.expectedFrom;
    line.expectedTo = noted.expectedTo;
    if (noted.command === 'deliver') line.deliveredAt = null;
    // The copy that it was done to is not this line's any more.
    if (noted.command === 'reserve' && line.extraState === 'done') line.extraState = 'wanted';
    line.before = null;
  }
}
