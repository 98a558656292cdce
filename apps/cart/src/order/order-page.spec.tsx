import { screen, within } from '@testing-library/react';
import { type Order, orderEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openOrders, part, press, row } from '../testing/open-orders';
import { idOf, makeDelivered, makeLine, makeOrder, makePickup } from '../testing/order-factories';

const serve = (order: Order) => fakeNetwork(answer(orderEndpoints.order, () => order));
const open = async (order: Order, query = '') => {
  serve(order);
  return openOrders(`/orders/${order.id}${query}`);
};

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-09-06T10:00:00Z'), advanceTimers: true }),
);
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('an order', () => {
  it('begins with its number, its day, where it goes and how much is where', async () => {
    const shipped = makeLine({ state: 'shipped', quantity: 2 });
    await open(makeOrder({ lines: [makeLine(), shipped, makeDelivered()] }));
    expect(screen.getByRole('heading', { level: 1, name: 'Ordine ZN-7K3M-9QXD' })).toBeVisible();
    expect(screen.getByText('Fatto il 2 settembre 2026 · Consegna a casa, Cremona')).toBeVisible();
    const terms = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(terms.slice(0, 3)).toEqual(['Consegnati1', 'In viaggio2', 'Da ricevere1']);
    expect(screen.getByRole('link', { name: 'I miei ordini' })).toHaveAttribute('href', '/orders');
  });

  it('shows each book under its class, with its sentence and its four dots', async () => {
    const late = makeLine({
      title: 'Numeri in tasca 2',
      expected: { from: '2026-09-01', to: '2026-09-04' },
    });
    const pens = makeLine({
      type: 'product',
      title: 'Penne',
      subtitle: 'Penne',
      school: null,
      classe: '',
      sezione: '',
    });
    await open(makeOrder({ lines: [pens, late, makeDelivered()] }));
    const books = part('2ª B, Scuola media Irma Valsecchi');
    expect(books.getByText('2 libri, ognuno con la sua data')).toBeVisible();
    expect(part('Prodotti per la scuola').getByText('1 prodotto')).toBeVisible();
    expect(row('Numeri in tasca 2').getByText(/^In ritardo/)).toBeVisible();
    expect(row('Il tempo che resta 2').getByText('Consegnato sabato 5 settembre')).toBeVisible();
    const steps = row('Numeri in tasca 2').getByRole('list', {
      name: 'A che punto è Numeri in tasca 2',
    });
    const now = within(steps).getAllByRole('listitem')[1];
    expect(now).toHaveAttribute('aria-current', 'step');
    expect(now).toHaveTextContent(/In arrivo.*in ritardo/);
  });

  it('leads from the title of a book to its page, for the class that it was bought for', async () => {
    const pens = makeLine({ type: 'product', title: 'Penne', school: null });
    const known = makeLine({ title: 'Numeri in tasca 2' });
    const free = makeLine({ title: 'Il tempo che resta 2', school: null, classe: '', sezione: '' });
    await open(makeOrder({ lines: [known, free, pens] }));
    const linkOf = (title: string) => row(title).getByRole('link', { name: title });
    expect(linkOf('Numeri in tasca 2')).toHaveAttribute(
      'href',
      '/libro/9788899001214?scuola=CRMM00000X&classe=2&sezione=B',
    );
    expect(linkOf('Il tempo che resta 2')).toHaveAttribute('href', '/libro/9788899001214');
    expect(row('Penne').queryByRole('link', { name: 'Penne' })).toBeNull();
  });

  it('says of a line what was agreed, for whom it is and where its parcel is', async () => {
    const line = makeLine({
      state: 'shipped',
      quantity: 3,
      price: 10,
      total: 30,
      children: [
        { childId: 'c-1', quantity: 2 },
        { childId: 'c-2', quantity: 1 },
      ],
      substitute: { isbn: '9788899001290', title: 'Le parole in cammino 2 bis' },
      tracking: { carrier: 'BRT', code: 'X1', url: 'https://corriere.example/X1' },
    });
    const child = { schoolCode: '', schoolName: '', classe: '2', sezione: 'B', tetto: null };
    await open(
      makeOrder({
        lines: [line],
        children: [
          { id: 'c-1', nickname: 'Leo', ...child },
          { id: 'c-2', nickname: 'Mia', ...child },
        ],
      }),
    );
    const book = row(line.title);
    expect(book.getByText('Per Leo (2), Mia')).toBeVisible();
    expect(book.getByText(/edizione Le parole in cammino 2 bis/)).toBeVisible();
    expect(book.getByText(/3 × 10,00 € = 30,00 €/)).toBeVisible();
    expect(book.getByRole('link', { name: /^Segui il pacco/ })).toHaveAttribute(
      'href',
      'https://corriere.example/X1',
    );
  });

  it('leads from a product that has come to its reviews, and from nothing else', async () => {
    const product = { type: 'product' as const, school: null, classe: '', sezione: '' };
    const come = makeDelivered({ ...product, title: 'Zaino blu', reference: 'P-0412' });
    const given = { ...product, title: 'Astuccio', total: 10, discount: 0, refunded: 10 };
    await open(
      makeOrder({
        lines: [
          come,
          makeDelivered(given),
          makeLine({ ...product, title: 'Penne', state: 'shipped' }),
          makeDelivered({ title: 'Numeri in tasca 2' }),
        ],
      }),
    );
    const links = screen.getAllByRole('link', { name: /^Scrivi una recensione/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Scrivi una recensione di Zaino blu',
    ]);
    expect(links[0]).toHaveAttribute('href', '/products/P-0412#recensioni');
  });

  it('tells that a date has moved, and what happens when it passes', async () => {
    const line = makeLine({
      commands: ['cancel'],
      preference: { ifLate: 'cancel', cancelAfter: '2026-09-20', acceptsEquivalent: false },
    });
    const moved = {
      at: '2026-09-05T08:00:00.000Z',
      who: 'staff' as const,
      name: null,
      to: null,
      command: 'change-dates',
      lineIds: [line.id],
      text: 'Nuova data',
    };
    await open(makeOrder({ lines: [line], events: [moved] }));
    expect(screen.getByText('Data aggiornata il 5 settembre 2026')).toBeVisible();
    expect(screen.getByText(/^Se non arriva entro il 20 settembre lo annulliamo/)).toBeVisible();
  });

  it('says where it is fetched, and that it is paid there', async () => {
    await open(makePickup());
    const way = part('Ritiro in libreria');
    expect(way.getByText('Corso Italia 3')).toBeVisible();
    expect(way.getByText('Suona al citofono.')).toBeVisible();
    expect(screen.getByText('Da pagare in libreria')).toBeVisible();
  });

  it('gives its documents as PDF, and says what the statement is for', async () => {
    const path = `/api/orders/${idOf(1)}/documents/dichiarazione-spese.pdf`;
    const title = 'Dichiarazione di spesa per i libri di testo';
    await open(makeOrder({ documents: [{ kind: 'dichiarazione-spese', title, path }] }));
    const documents = part('Documenti');
    expect(documents.getByRole('link', { name: `${title} (PDF)` })).toHaveAttribute('href', path);
    expect(documents.getByText(/rimborso del Comune/)).toBeVisible();
  });

  it('shows refunds with their amount and state', async () => {
    const refund = { lineIds: [], createdAt: '2026-09-05T08:00:00.000Z', doneAt: null };
    await open(
      makeOrder({
        totals: { ...makeOrder().totals, refunded: 19.9 },
        refunds: [
          { ...refund, id: 'r-1', amount: 12.5, state: 'pending', reason: 'Annullato' },
          {
            ...refund,
            id: 'r-2',
            amount: 7.4,
            state: 'done',
            reason: 'Reso',
            doneAt: '2026-09-06T08:00:00.000Z',
          },
          { ...refund, id: 'r-3', amount: 1, state: 'failed', reason: 'Reso' },
        ],
      }),
    );
    const refunds = part('Rimborsi').getAllByRole('listitem');
    expect(refunds[0]).toHaveTextContent(
      /^In corso con lo stesso mezzo, chiesto il 5 settembre 2026.*12,50/,
    );
    expect(refunds[1]).toHaveTextContent(
      /^Rimborsato con lo stesso mezzo il 6 settembre 2026.*7,40/,
    );
    expect(refunds[2]).toHaveTextContent(/^Non riuscito/);
    expect(screen.getByText('Pagato, tolti i rimborsi').parentElement).toHaveTextContent('94,85');
  });

  it('tells what happened, the latest first', async () => {
    const [event] = makeOrder().events;
    if (!event) throw new Error('No event.');
    const later = {
      ...event,
      at: '2026-09-03T10:00:00.000Z',
      command: 'reserve',
      text: 'Messo da parte',
    };
    await open(makeOrder({ events: [event, later] }));
    const told = within(
      screen.getByText('Cronologia dell’ordine').closest('details') ?? document.body,
    );
    expect(
      told.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent),
    ).toEqual([
      'Messo da parte3 settembre 2026 alle 12:00',
      'Ordine ricevuto2 settembre 2026 alle 10:00',
    ]);
  });

  it('thanks whoever comes from the checkout', async () => {
    await open(makePickup(), '?grazie=1');
    const thanks = screen.getByText(/Grazie, abbiamo ricevuto/).closest('[role="status"]');
    expect(thanks).toHaveTextContent('anna@posta.example');
    expect(thanks).toHaveTextContent('Lo paghi quando lo ritiri da Libreria del Corso');
  });
});

describe('an order that a cedola pays', () => {
  it.each([
    [0, /Con la cedola non hai niente da pagare quando lo ritiri da Libreria del Corso/],
    [3.5, /Con la cedola hai 3,50\s€ da pagare quando lo ritiri da Libreria del Corso/],
  ])('says that %d € are left, once it is sent', async (total, words) => {
    const { totals } = makePickup();
    await open(makePickup({ totals: { ...totals, total, cedola: 21.6 } }), '?grazie=1');
    const thanks = screen.getByText(/Grazie, abbiamo ricevuto/).closest('[role="status"]');
    expect(thanks).toHaveTextContent(words);
    expect(thanks).not.toHaveTextContent('Lo paghi');
  });
});

describe('an order that is not there', () => {
  it('says so, with the way to those that are', async () => {
    fakeNetwork(answer(orderEndpoints.order, () => refusal(404, 'not-found')));
    await openOrders(`/orders/${idOf(404)}`);
    expect(screen.getByRole('heading', { level: 1, name: 'Ordine non trovato' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vai ai tuoi ordini' })).toHaveAttribute(
      'href',
      '/orders',
    );
  });

  it('is not taken for one whose service is away', async () => {
    fakeNetwork();
    await openOrders(`/orders/${idOf(1)}`);
    expect(screen.getByText('Servizio momentaneamente non disponibile')).toBeVisible();
    serve(makeOrder());
    await press('Riprova');
    expect(await screen.findByRole('heading', { name: 'Ordine ZN-7K3M-9QXD' })).toBeVisible();
  });
});
