import type { DeskOrder } from '@zaino/contracts/orders';
import type { StaffCommandName } from '@zaino/order-commands/command-words';

/** What is done at once and can be taken back. */
const atOnce = ['reserve', 'mark-ready', 'deliver'] as const;
export type StepName = (typeof atOnce)[number];

/** What needs to be told something, or cannot be taken back: a dialog asks. */
export type AskedName = Exclude<StaffCommandName, StepName | 'take-back' | 'ship' | 'refund'>;

export const stepWords: Readonly<Record<StepName, string>> = {
  reserve: 'Messo da parte',
  'mark-ready': 'Pronto, la famiglia è avvisata',
  deliver: 'Consegnato',
};

/** In the order in which an order goes through them; the last ones are seldom. */
export const buttonWords: Readonly<Record<StepName | AskedName, string>> = {
  'order-from-supplier': 'Chiedi al fornitore…',
  reserve: 'Arrivati: metti da parte',
  'mark-ready': 'Pronti: avvisa la famiglia',
  deliver: 'Consegna',
  'register-shop-payment': 'Incassa…',
  'change-dates': 'Cambia la data…',
  'substitute-edition': 'Altra edizione…',
  'receive-return': 'Reso…',
  cancel: 'Annulla righe…',
};

const names = Object.keys(buttonWords) as (StepName | AskedName)[];

export const isAtOnce = (name: StepName | AskedName): name is StepName =>
  (atOnce as readonly string[]).includes(name);

/** What some of these lines allow. */
export function possibleSteps(lines: DeskOrder['lines']): (StepName | AskedName)[] {
  return names.filter((name) => lines.some(({ commands }) => commands.includes(name)));
}

/** Those of the lines that allow it. */
export const linesFor = (name: StepName | AskedName, lines: DeskOrder['lines']) =>
  lines.filter(({ commands }) => commands.includes(name));
