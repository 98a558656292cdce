import { type DeskOrderSummary, type Order, orderCommandNames } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import { isAllowed } from '../orders/command-rules';
import { isUndone } from '../orders/order-state';
import { owedCents } from '../orders/owed';
import { isLate, orderSummary, type OrderSummaryRow } from '../reading/order-summary';
import { contactCutoff } from './desk-conditions';
import type { TabledLine } from '../reading/tabled-lines';
import { closedStates, stageOf } from './desk-stages';

export interface DeskRow extends OrderSummaryRow {
  version: number;
  shippingCents: number;
  /** JSON. */
  contact: string;
}

/** An order in the list of its bookshop. */
export function deskSummary(
  row: DeskRow,
  lines: readonly TabledLine[],
  now: Date,
): DeskOrderSummary {
  const today = italianDay(now);
  return {
    ...orderSummary(row, lines, now),
    version: row.version,
    stage: stageOf(row.state),
    contact: needsContact(row.state, lines, now)
      ? (JSON.parse(row.contact) as Order['contact'])
      : null,
    classes: classesOf(lines),
    references: [...new Set(lines.map(({ reference }) => reference))],
    isLate: lines.some((line) => isLate(line, today)),
    extrasToDo: extrasToDo(lines),
    due: row.paymentState === 'due' ? toEuro(owedCents(row, lines)) : 0,
    readySince: readySince(lines),
    commands: orderCommandNames.filter((command) =>
      lines.some((line) => isAllowed(command, { order: row, lines, line, who: 'bookshop', now })),
    ),
  };
}

/** Whether somebody may still ask for it: it is open, or ended not long ago. */
export function needsContact(
  state: Order['state'],
  lines: readonly Pick<TabledLine, 'stateSince'>[],
  now: Date,
): boolean {
  const cutoff = contactCutoff(now);
  return !closedStates.includes(state) || lines.some(({ stateSince }) => stateSince >= cutoff);
}

/** Null while something of it is not there yet, and once all of it is handed over. */
function readySince(lines: readonly TabledLine[]): string | null {
  const open = lines.filter((line) => !isUndone(line) && line.state !== 'delivered');
  if (open.length === 0 || open.some(({ state }) => state !== 'ready')) return null;
  const last = Math.max(...open.map(({ stateSince }) => stateSince.getTime()));
  return new Date(last).toISOString();
}

function extrasToDo(lines: readonly TabledLine[]): number {
  return lines
    .filter((line) => line.extraState === 'wanted' && !isUndone(line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

function classesOf(lines: readonly TabledLine[]): DeskOrderSummary['classes'] {
  const classes = new Map<string, DeskOrderSummary['classes'][number]>();
  for (const { schoolCode, schoolName, className, sectionName } of lines) {
    if (schoolCode === null) continue;
    const school = { codice: schoolCode, nome: schoolName ?? '' };
    const one = { school, classe: className ?? '', sezione: sectionName ?? '' };
    classes.set(JSON.stringify([schoolCode, one.classe, one.sezione]), one);
  }
  return [...classes.values()];
}
