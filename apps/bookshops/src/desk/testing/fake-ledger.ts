import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cedolaEndpoints,
  type CedolaTerms,
  type Distinta,
  type KeptCedolaTerms,
  type LedgerCedola,
} from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeCedolaTerms } from './make-cedola-terms';

const cremona = { comune: 'Cremona', provincia: 'CR' };

/** Handed over, and not sent yet. */
export const ready: LedgerCedola = {
  id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a701',
  code: 'CR-0012',
  ...cremona,
  stage: 'collected',
  orderId: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a001',
  orderNumber: 'ZN-7K3M-9QXD',
  school: 'Scuola primaria Rodari',
  classe: '2',
  sezione: 'A',
  enteredAt: '2026-09-01T08:00:00.000Z',
  books: 2,
  delivered: 2,
  amount: 43.2,
  distinta: null,
  toCorrect: 0,
  isElsewhere: false,
  reason: null,
};

/** Of which a book was not fetched yet. */
const early: LedgerCedola = {
  ...ready,
  id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a702',
  code: 'CR-0013',
  delivered: 1,
  isElsewhere: true,
  enteredAt: '2026-08-31T08:00:00.000Z',
};

/** Of another Comune. */
const elsewhere: LedgerCedola = {
  ...ready,
  id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a703',
  code: 'CM-0001',
  comune: 'Crema',
  enteredAt: '2026-08-30T08:00:00.000Z',
};

/** One that was sent. */
export const distinta: Distinta = {
  id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a801',
  number: '3/2026',
  day: '2026-09-10',
  ...cremona,
  state: 'sent',
  cedole: 1,
  books: 2,
  amounts: {
    gross: 43.2,
    publicDiscount: 0.11,
    agreedDiscount: 0,
    net: 43.09,
  },
  toCorrect: 21.6,
  paidOn: null,
  paid: null,
  canTakeBack: true,
};

/** What the bookshop takes at first. */
export const terms = makeCedolaTerms({
  isAccepted: true,
  comuni: [{ ...cremona, discountPercent: 1.5 }],
});

interface Fakes {
  cedole?: LedgerCedola[];
  /** What does not answer, until it is taken out. */
  away?: Set<'ledger' | 'distinte' | 'terms'>;
  distinte?: Distinta[];
  send?: () => Distinta | Response;
  setTerms?: (body: CedolaTerms) => KeptCedolaTerms | Response;
}

/** The ledger as the server keeps it; notes what is asked of it. */
export function fakeLedger({
  cedole = [ready, early, elsewhere],
  distinte = [],
  ...fakes
}: Fakes = {}) {
  const asked: [string, unknown][] = [];
  const isAway = (part: 'ledger' | 'distinte' | 'terms') => fakes.away?.has(part) === true;
  const away = () => refusal(503, 'unavailable');
  let sent = distinte;
  let isSent = false;
  fakeNetwork(
    answer(cedolaEndpoints.ledger, () => {
      if (isAway('ledger')) return away();
      const now = cedole.map((cedola): LedgerCedola =>
        isSent && cedola.id === ready.id
          ? { ...cedola, stage: 'sent', distinta: { id: distinta.id, number: distinta.number } }
          : cedola,
      );
      return { cedole: now, next: null };
    }),
    answer(cedolaEndpoints.distinte, ({ query: { after, limit } }) => {
      if (isAway('distinte')) return away();
      const begin = after === undefined ? 0 : sent.findIndex(({ id }) => id === after) + 1;
      const shown = sent.slice(begin, begin + limit);
      const isLast = begin + limit >= sent.length;
      return { distinte: shown, next: isLast ? null : (shown.at(-1)?.id ?? null) };
    }),
    answer(cedolaEndpoints.terms, () => (isAway('terms') ? away() : terms)),
    answer(cedolaEndpoints.setTerms, ({ body }) => {
      asked.push(['terms', body]);
      return fakes.setTerms?.(body) ?? { ...terms, ...body, version: (body.version ?? 0) + 1 };
    }),
    answer(cedolaEndpoints.send, ({ body }) => {
      asked.push(['send', body]);
      const answered = fakes.send?.() ?? distinta;
      if (!(answered instanceof Response)) {
        isSent = true;
        sent = [answered];
      }
      return answered;
    }),
    answer(cedolaEndpoints.pay, ({ body }) => {
      asked.push(['pay', body]);
      sent = [{ ...distinta, state: 'paid', paidOn: body.paidOn, paid: body.amount }];
      return sent[0] ?? distinta;
    }),
    answer(cedolaEndpoints.takeBack, ({ body }) => {
      asked.push(['take-back', body]);
      isSent = false;
      sent = [{ ...distinta, state: 'undone', canTakeBack: false }];
      return sent[0] ?? distinta;
    }),
  );
  return asked;
}

/** Of the ledger, by the code of its cedola. */
export const row = (code: string) => screen.getByRole('row', { name: new RegExp(code) });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
