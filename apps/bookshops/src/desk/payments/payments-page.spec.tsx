import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints, type OwnPayments } from '@zaino/contracts/bookshops';
import { deskEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { aCardMonth, aPayout, makeOwnPayments } from '../testing/make-own-payments';
import { openDesk } from '../testing/open-desk';

const { payments, payouts, cardMoney, connectPayments } = bookshopsEndpoints;
const address = '/dashboard/pagamenti';
type Answers = Parameters<typeof fakeNetwork>;

const open = async (changes: Partial<OwnPayments> = {}, query = '', ...more: Answers) => {
  fakeNetwork(
    answer(payments, () => makeOwnPayments(changes)),
    answer(payouts, () => ({ payouts: [] })),
    answer(cardMoney, () => ({ months: [] })),
    ...more,
  );
  await openDesk(`${address}${query}`);
};
const own = { accountId: 'acct_1Own' };
const heading = (name: string) => screen.getByRole('heading', { name });
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the account for payments', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [{ standing: 'none' }, 'Non hai ancora un conto per i pagamenti', 'Attiva i pagamenti'],
    [{ ...own, standing: 'begun' }, 'Il tuo conto non è ancora completo', 'Continua'],
    [{ ...own, standing: 'in-review' }, 'Il tuo conto è in verifica', /Apri la pagina/],
    [{ ...own, standing: 'active' }, 'Il tuo conto è attivo', /Apri la pagina/],
    [{ ...own, standing: 'restricted' }, 'Il tuo conto è limitato', 'Sistema il conto'],
  ] as const)('that is %j says so, and has a way on', async (changes, title, way) => {
    await open(changes);
    expect(heading(title)).toBeVisible();
    expect(screen.getByRole('button', { name: way })).toBeVisible();
  });

  it('that waits for the provider asks for nothing', async () => {
    await open({ standing: 'waiting' });
    expect(heading('Il tuo conto aspetta una conferma')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Attiva|Continua|Apri/ })).toBeNull();
  });

  it('that was made elsewhere is looked after there, and another one may take its place', async () => {
    await open({ ...own, isMadeHere: false, standing: 'restricted' });
    expect(screen.getByText(/li gestisci nel tuo conto Stripe/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Sistema|Apri/ })).toBeNull();
    expect(screen.getByText('Collega un altro conto Stripe')).toBeVisible();
    expect(part('Accrediti in banca').getByText(/li vedi nel tuo conto Stripe/)).toBeVisible();
  });

  it('says what is missing in words, until when, and what is late', async () => {
    await open({
      ...own,
      standing: 'active',
      deadline: '2026-10-15T08:00:00.000Z',
      missing: [
        { name: 'external_account', isLate: true },
        { name: 'something.new', isLate: false },
      ],
    });
    expect(heading('Che cosa manca entro il 15 ottobre 2026')).toBeVisible();
    expect(screen.getByText(/IBAN/, { selector: 'li' })).toHaveTextContent('(da inviare subito)');
    expect(screen.getByText(/te la spiega nella sua pagina/)).toBeVisible();
    expect(screen.getByText(/può fermare il conto/)).toBeVisible();
  });

  it('that is restricted says since when, and that paying in the shop goes on', async () => {
    await open({ ...own, standing: 'restricted', restrictedSince: '2026-09-14T08:00:00.000Z' });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/fermi dal 14 settembre 2026.*può pagare in libreria/);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('that is rejected leads to us, and to another one', async () => {
    await open({ ...own, standing: 'restricted', isRejected: true });
    expect(screen.getByRole('link', { name: 'scrivici' })).toHaveAttribute('href', '/support');
    expect(screen.queryByRole('button', { name: 'Sistema il conto' })).toBeNull();
    expect(screen.getByText('Collega un altro conto Stripe')).toBeVisible();
  });

  it('is begun by this bookshop without an id, and says where the page does not come', async () => {
    const asked: unknown[] = [];
    await open(
      {},
      '',
      answer(connectPayments, ({ body }) => {
        asked.push(body);
        return refusal(503, 'unavailable');
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Attiva i pagamenti' }));
    expect(await screen.findByText(/ora non si apre/)).toBeVisible();
    expect(asked).toEqual([{ stripeAccountId: null }]);
  });

  it('that one has is named, and its refusal stands at the field', async () => {
    const message = 'Questo conto è già collegato a un’altra libreria';
    const refused = answer(connectPayments, () =>
      refusal(400, 'payment-account-taken', { errors: [{ path: 'stripeAccountId', message }] }),
    );
    await open({}, '', refused);
    await userEvent.click(screen.getByText('Hai già un conto Stripe?'));
    const field = screen.getByRole('textbox', { name: 'Identificativo del conto' });
    await userEvent.click(screen.getByRole('button', { name: 'Collega' }));
    expect(field).toHaveAccessibleDescription(/Scrivi l’identificativo/);
    await userEvent.type(field, 'acct_others{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(message)));
  });

  it.each([
    ['?conto=ok', { ...own, standing: 'in-review' }, /la conferma arriva fra poco/],
    ['?conto=scaduto', { ...own, standing: 'begun' }, /Il collegamento è scaduto/],
  ] as const)('comes back from the provider with %s', async (query, changes, words) => {
    await open(changes, query);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says that it cannot be had', async () => {
    fakeNetwork();
    await openDesk(address);
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
  });

  it('is not for families', async () => {
    fakeNetwork();
    await openDesk(address, makeFakeSession('anna'));
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });
});

describe('what the account was paid', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is nothing at first', async () => {
    await open();
    expect(part('Accrediti in banca').getByText(/Ancora nessun accredito/)).toBeVisible();
    expect(part('Pagamenti online').getByText(/Ancora nessun pagamento/)).toBeVisible();
  });

  it('is told with its day, sum and state, and by months', async () => {
    await open(
      { ...own, standing: 'active' },
      '',
      answer(payouts, () => ({
        payouts: [{ ...aPayout, id: 'po_2', state: 'failed' as const }, aPayout],
      })),
      answer(cardMoney, () => ({ months: [aCardMonth] })),
    );
    const [, failed, paid] = part('Accrediti in banca').getAllByRole('row');
    expect(failed).toHaveTextContent(/controlla l’IBAN/);
    expect(paid).toHaveTextContent(/10 set 2026.*42,10\s€.*Arrivato/);
    const [, month] = part('Pagamenti online').getAllByRole('row');
    expect(month).toHaveTextContent(/settembre 2026.*12.*1\.240,00.*62,00.*1\.178,00.*19,50/);
  });

  it('is told of what the shop owes, and of what that is made', async () => {
    const part1 = { orderNumber: 'ZN-7K3M-9QXD', part: 19, takenBack: 4, left: 15 };
    const parts = [{ ...part1, orderId: 'uno', day: '2026-09-02' }];
    await open(
      { ...own, standing: 'restricted' },
      '',
      answer(cardMoney, () => ({ months: [], owed: { total: 53, orders: 3, parts } })),
    );
    const owed = part('Da trasferirti');
    expect(owed.getByText(/^53,00\s€$/)).toBeVisible();
    expect(owed.getAllByRole('row')[1]).toHaveTextContent(
      /ZN-7K3M-9QXD.*2 set 2026.*19,00.*4,00.*15,00/,
    );
    expect(owed.getByRole('link', { name: 'ZN-7K3M-9QXD' })).toHaveAttribute(
      'href',
      '/dashboard/ordini/uno',
    );
    expect(owed.getByText(/gli ordini più recenti, 1 su 3/)).toBeVisible();
  });

  it('says nothing of money that is owed where all was sent', async () => {
    const nothing = { total: 0, orders: 0, parts: [] };
    await open(
      { ...own, standing: 'active' },
      '',
      answer(cardMoney, () => ({ months: [aCardMonth], owed: nothing })),
    );
    expect(screen.queryByText('Da trasferirti')).toBeNull();
  });

  it('is unavailable where the provider is away, while all else is shown', async () => {
    await open(
      { ...own, standing: 'active' },
      '',
      answer(payouts, () => refusal(503, 'unavailable')),
      answer(cardMoney, () => ({ months: [aCardMonth] })),
    );
    expect(part('Accrediti in banca').getByText(/non disponibile/)).toBeVisible();
    expect(part('Accrediti in banca').getByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(part('Pagamenti online').getByText('settembre 2026')).toBeVisible();
    expect(heading('Il tuo conto è attivo')).toBeVisible();
  });

  it('is a file, and says where that does not come', async () => {
    await open(
      {},
      '',
      answer(cardMoney, () => ({ months: [aCardMonth] })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Scarica CSV' }));
    expect(await screen.findByText(/Il file non è arrivato/)).toBeVisible();
  });
});

describe('a restricted account', () => {
  afterEach(() => jest.restoreAllMocks());

  const orders = answer(deskEndpoints.orders, () => ({
    orders: [],
    total: 0,
    next: null,
    stages: [],
  }));

  it('is said on every page of the desk, with the way', async () => {
    fakeNetwork(
      orders,
      answer(payments, () => makeOwnPayments({ ...own, standing: 'restricted' })),
    );
    await openDesk('/dashboard/ordini/chiusi');
    expect(await screen.findByText('I pagamenti online sono fermi.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai ai pagamenti' })).toHaveAttribute('href', address);
  });

  it('is said of no other, and of nobody where nobody can tell', async () => {
    fakeNetwork(
      orders,
      answer(payments, () => makeOwnPayments({ ...own, standing: 'active' })),
    );
    await openDesk('/dashboard/ordini/chiusi');
    expect(screen.queryByText('I pagamenti online sono fermi.')).toBeNull();
  });
});
