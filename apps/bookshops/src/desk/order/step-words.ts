import type { DeskOrder } from '@zaino/contracts/orders';

/** What is done at the counter without asking for anything else. */
export type StepName = 'reserve' | 'mark-ready' | 'deliver' | 'register-shop-payment';

interface Words {
  button: string;
  done: string;
}

/** In the order in which an order goes through them. */
export const stepWords: Readonly<Record<StepName, Words>> = {
  reserve: { button: 'Arrivati: metti da parte', done: 'Messo da parte' },
  'mark-ready': { button: 'Pronti: avvisa la famiglia', done: 'Pronto, la famiglia è avvisata' },
  deliver: { button: 'Consegna', done: 'Consegnato' },
  'register-shop-payment': { button: 'Incassa', done: 'Pagamento registrato' },
};

const names = Object.keys(stepWords) as StepName[];

/** Steps that some of these lines allow. */
export function possibleSteps(lines: DeskOrder['lines']): StepName[] {
  return names.filter((name) => lines.some(({ commands }) => commands.includes(name)));
}
