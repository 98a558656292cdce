import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Order, orderEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { forgetSession, openOrders, part, row } from '../testing/open-orders';
import { makeLine, makeOrder } from '../testing/order-factories';

const ofClass = { schoolCode: '', schoolName: '', classe: '2', sezione: 'B', tetto: null };
const children = [
  { id: 'c-1', nickname: 'Leo', ...ofClass },
  { id: 'c-2', nickname: 'Mia', ...ofClass },
];
const own = (childId: string) => ({ children: [{ childId, quantity: 1 }] });
const booksOf = (childId: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeLine({ title: `Libro ${childId} ${index + 1}`, ...own(childId) }),
  );

/** Eighteen books of two children; one of them is late. */
function makeLong(): Order {
  const late = makeLine({
    title: 'Numeri in tasca 2',
    expected: { from: '2026-09-01', to: '2026-09-04' },
    ...own('c-2'),
  });
  return makeOrder({ children, lines: [...booksOf('c-1', 10), ...booksOf('c-2', 7), late] });
}

async function open(order: Order) {
  fakeNetwork(answer(orderEndpoints.order, () => order));
  await openOrders(`/orders/${order.id}`);
}

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-09-06T10:00:00Z'), advanceTimers: true }),
);
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('an order of many books', () => {
  it('says once what is the same for most books, and at the group for whom they are', async () => {
    await open(makeLong());
    const words = '17 libri su 18: in arrivo, consegna tra l’8 e il 12 settembre';
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getAllByText(/consegna tra/)).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'A che punto è l’ordine' })).toBeVisible();
    expect(part('Per Leo · 2ª B, Scuola media Irma Valsecchi').getByText('10 libri')).toBeVisible();
    expect(screen.queryByText('Per Leo')).toBeNull();
  });

  it('shows the state of each book, and the sentence of one that stands elsewhere', async () => {
    await open(makeLong());
    expect(row('Libro c-1 3').getByText('In arrivo', { selector: 'summary *' })).toBeVisible();
    expect(
      row('Numeri in tasca 2').getByText('In ritardo: doveva arrivare entro il 4 settembre'),
    ).toBeVisible();
  });

  it('unfolds what else is known of a book', async () => {
    await open(makeLong());
    const isbn = row('Numeri in tasca 2').getByText(/^ISBN 9788899001214/);
    expect(isbn).not.toBeVisible();
    await userEvent.click(screen.getByRole('heading', { name: 'Numeri in tasca 2' }));
    expect(isbn).toBeVisible();
    expect(row('Numeri in tasca 2').getByRole('link', { name: 'Numeri in tasca 2' })).toBeVisible();
    expect(row('Numeri in tasca 2').getByRole('list', { name: /^A che punto/ })).toBeVisible();
  });

  it('says in the plural that all of them are late', async () => {
    const expected = { from: '2026-09-01', to: '2026-09-04' };
    const lines = booksOf('c-1', 5).map((line) => ({ ...line, expected }));
    await open(makeOrder({ children, lines }));
    expect(
      screen.getByText('5 libri in ritardo: dovevano arrivare entro il 4 settembre'),
    ).toBeVisible();
  });

  it('folds what stands beside the books', async () => {
    await open(makeLong());
    const link = await part('Fallo seguire anche ad altri').findByRole('textbox', {
      name: 'Link',
    });
    expect(link).not.toBeVisible();
    await userEvent.click(part('Fallo seguire anche ad altri').getByText('Mostra'));
    expect(link).toBeVisible();
  });
});
