import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cedolaEndpoints,
  type CedolaTerms,
  type KeptCedolaTerms,
  type Distinta,
  type LedgerCedola,
  MOST_SENT_CEDOLE,
} from '@zaino/contracts/orders';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { italianDay } from '@zaino/rules/italian-day';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeCedolaTerms } from '../testing/make-cedola-terms';
import { openDesk } from '../testing/open-desk';

const cremona = { comune: 'Cremona', provincia: 'CR' };
const ready: LedgerCedola = {
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
const early: LedgerCedola = {
  ...ready,
  id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a702',
  code: 'CR-0013',
  delivered: 1,
  isElsewhere: true,
  enteredAt: '2026-08-31T08:00:00.000Z',
};
const elsewhere: LedgerCedola = {
  ...ready,
  id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a703',
  code: 'CM-0001',
  comune: 'Crema',
  enteredAt: '2026-08-30T08:00:00.000Z',
};
const distinta: Distinta = {
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
const terms = makeCedolaTerms({
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
function fakeLedger({ cedole = [ready, early, elsewhere], distinte = [], ...fakes }: Fakes = {}) {
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

const row = (code: string) => screen.getByRole('row', { name: new RegExp(code) });
const tick = (code: string) => userEvent.click(within(row(code)).getByRole('checkbox'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(installFakeDialog);
beforeEach(() => fakeLayout());
afterEach(() => jest.restoreAllMocks());

describe('the ledger of cedole', () => {
  it('says where each stands, and what is to be looked at', async () => {
    fakeLedger();
    await openDesk('/dashboard/cedole');
    expect(row('CR-0012')).toHaveTextContent('Raccolta');
    expect(row('CR-0012')).toHaveTextContent('2 libri, consegnati');
    expect(row('CR-0013')).toHaveTextContent('Consegnati 1 di 2 libri');
    expect(row('CR-0013')).toHaveTextContent('anche in un’altra libreria');
    expect(screen.getByText(/Nessuna distinta/)).toBeVisible();
    const onPaper = screen.getByRole('link', { name: 'Registro in PDF' });
    expect(onPaper).toHaveAttribute('href', '/api/desk/cedole/cedole.pdf');
  });

  it('sends what was handed over with a distinta, and takes it back', async () => {
    const asked = fakeLedger();
    await openDesk('/dashboard/cedole');
    await tick('CR-0012');
    await tick('CR-0013');
    await press('Prepara la distinta…');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/1 cedola, 43,20/)).toBeVisible();
    expect(dialog.getByText(/1 cedola resta fuori/)).toBeVisible();
    await press('Crea la distinta');
    await waitFor(() => expect(row('CR-0012')).toHaveTextContent('Distinta 3/2026'));
    const day = italianDay(new Date());
    expect(asked).toEqual([['send', { cedolaIds: [ready.id], day }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(row('CR-0012')).toHaveTextContent('Raccolta'));
  });

  it('sends to one Comune only, and says what the server refuses', async () => {
    fakeLedger({
      send: () => refusal(409, 'command-refused', { detail: 'Non ancora consegnati.' }),
    });
    await openDesk('/dashboard/cedole');
    await tick('CR-0012');
    await tick('CM-0001');
    await press('Prepara la distinta…');
    expect(screen.getByRole('alert')).toHaveTextContent('2 Comuni');
    await press('Non ora');
    await tick('CM-0001');
    await press('Prepara la distinta…');
    await press('Crea la distinta');
    expect(await screen.findByText('Non ancora consegnati.')).toBeVisible();
  });

  it('sends so many at once as a distinta holds, and says so before the server does', async () => {
    const cedole = Array.from({ length: MOST_SENT_CEDOLE + 1 }, (_, index) => ({
      ...ready,
      id: `7a4c1d0e-6a55-4f0a-8b58-${String(index).padStart(12, '0')}`,
      code: `CR-${String(index).padStart(4, '0')}`,
    }));
    const asked = fakeLedger({ cedole });
    await openDesk('/dashboard/cedole');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Seleziona tutt/ }));
    await press('Prepara la distinta…');
    expect(screen.getByRole('alert')).toHaveTextContent(/massimo 500 cedole, e ne hai scelte 501/);
    expect(screen.queryByRole('button', { name: 'Crea la distinta' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('shows older distinte by a press, and keeps them there when one is changed', async () => {
    const distinte = Array.from({ length: 25 }, (_, index) => ({
      ...distinta,
      id: `7a4c1d0e-6a55-4f0a-8b58-${String(index).padStart(12, '0')}`,
      number: `${25 - index}/2026`,
    }));
    fakeLedger({ distinte });
    await openDesk('/dashboard/cedole');
    const numbers = () =>
      screen
        .getAllByRole('rowheader', { name: /\/2026/ })
        .map((head) => head.firstChild?.textContent);
    expect(numbers()).toHaveLength(20);
    await press('Mostra le distinte più vecchie');
    await waitFor(() => expect(numbers()).toHaveLength(25));
    expect(numbers().at(-1)).toBe('1/2026');
    expect(screen.queryByRole('button', { name: /più vecchie/ })).toBeNull();
  });

  it('notes what a Comune has paid', async () => {
    const asked = fakeLedger({ distinte: [distinta] });
    await openDesk('/dashboard/cedole');
    expect(await screen.findByText(/Da correggere: 21,60/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'PDF della distinta 3/2026' })).toHaveAttribute(
      'href',
      `/api/desk/distinte/${distinta.id}/distinta.pdf`,
    );
    await press('Segna pagata… della distinta 3/2026');
    const amount = screen.getByLabelText('Importo arrivato, in euro');
    expect(amount).toHaveValue('43,09');
    await userEvent.clear(amount);
    await press('Segna pagata');
    expect(screen.getByText(/Scrivi un importo/)).toBeVisible();
    await userEvent.type(amount, '43');
    await press('Segna pagata');
    expect(await screen.findByText(/^Pagata .*43,00/)).toBeVisible();
    expect(asked).toEqual([['pay', { paidOn: italianDay(new Date()), amount: 43 }]]);
  });
});

describe('a part that does not come', () => {
  it('is said where it is the distinte, which are asked for again, while all else is there', async () => {
    const away = new Set(['distinte'] as const);
    fakeLedger({ distinte: [distinta], away });
    await openDesk('/dashboard/cedole');
    expect(row('CR-0012')).toHaveTextContent('Raccolta');
    expect(screen.getByDisplayValue('Cremona')).toBeVisible();
    expect(screen.getByText('Le distinte non si sono caricate.')).toBeVisible();
    expect(screen.queryByText(/Nessuna distinta/)).toBeNull();
    away.clear();
    await press('Riprova');
    expect(await screen.findByRole('rowheader', { name: /3\/2026/ })).toBeVisible();
    expect(screen.queryByText('Le distinte non si sono caricate.')).toBeNull();
  });

  it('is the ledger alone where the others came', async () => {
    const away = new Set(['ledger'] as const);
    fakeLedger({ distinte: [distinta], away });
    await openDesk('/dashboard/cedole');
    expect(screen.getByRole('rowheader', { name: /3\/2026/ })).toBeVisible();
    away.clear();
    await press('Riprova');
    await waitFor(() => expect(row('CR-0012')).toHaveTextContent('Raccolta'));
  });

  it('are the terms alone, asked for by themselves', async () => {
    const away = new Set(['terms'] as const);
    fakeLedger({ away });
    await openDesk('/dashboard/cedole');
    expect(row('CR-0012')).toHaveTextContent('Raccolta');
    expect(await screen.findByText('Questa parte non si è caricata.')).toBeVisible();
  });
});

describe('the cedole that a bookshop takes', () => {
  it('are named by Comune, with the agreed discount', async () => {
    const asked = fakeLedger();
    await openDesk('/dashboard/cedole');
    await screen.findByDisplayValue('Cremona');
    await press('Aggiungi un Comune');
    await press('Salva le cedole');
    const added = within(screen.getByRole('group', { name: 'Nuovo Comune' }));
    expect(added.getByText('Scrivi il Comune')).toBeVisible();
    await userEvent.type(added.getByLabelText('Comune'), 'Crema');
    const crema = within(screen.getByRole('group', { name: 'Crema' }));
    await userEvent.type(crema.getByLabelText('Provincia'), 'cr');
    await userEvent.clear(crema.getByLabelText('Sconto in più, %'));
    await userEvent.type(crema.getByLabelText('Sconto in più, %'), '0,5');
    await press('Salva le cedole');
    expect(await screen.findByText('Salvato.')).toBeVisible();
    const comuni = [...terms.comuni, { comune: 'Crema', provincia: 'CR', discountPercent: 0.5 }];
    expect(asked).toEqual([['terms', { isAccepted: true, comuni, version: 0 }]]);
    await press('Salva le cedole');
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toEqual(['terms', { isAccepted: true, comuni, version: 1 }]);
  });

  it('keep the focus in their list, whatever is added or taken out', async () => {
    fakeLedger();
    await openDesk('/dashboard/cedole');
    await screen.findByDisplayValue('Cremona');
    await press('Aggiungi un Comune');
    const added = within(screen.getByRole('group', { name: 'Nuovo Comune' }));
    expect(added.getByLabelText('Comune')).toHaveFocus();
    await press('Togli Cremona');
    expect(screen.getByRole('button', { name: 'Aggiungi un Comune' })).toHaveFocus();
  });

  it('that another tab has changed are shown as they are now, and never overwritten', async () => {
    const detail = 'Nel frattempo le cedole che prendi sono cambiate, forse in un’altra scheda.';
    fakeLedger({ setTerms: () => refusal(409, 'cedola-terms-changed', { detail }) });
    await openDesk('/dashboard/cedole');
    await userEvent.type(await screen.findByDisplayValue('1,5'), '0');
    await press('Salva le cedole');
    expect(await screen.findByText(detail)).toBeVisible();
    await press('Mostra come sono ora');
    expect(await screen.findByDisplayValue('1,5')).toBeVisible();
  });

  it('say at its field which Comune there is not', async () => {
    const message = 'Non troviamo questo Comune';
    fakeLedger({
      setTerms: () =>
        refusal(400, 'cedola-refused', { errors: [{ path: 'comuni.0.comune', message }] }),
    });
    await openDesk('/dashboard/cedole');
    await screen.findByDisplayValue('Cremona');
    await press('Salva le cedole');
    expect(await screen.findByText(message)).toBeVisible();
  });
});
