import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountEndpoints } from '@zaino/contracts/identity';
import {
  type BoughtBook,
  type Order,
  type OrderLine,
  orderEndpoints,
} from '@zaino/contracts/orders';
import { type Adoption, adoptionSchema, schoolsEndpoints } from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { clear, getCart, removeChild } from '@zaino/web/cart';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { act } from 'react';
import { idOf, makeDelivered, makeLine, makeOrder, makeUnpaid } from '../testing/order-factories';
import { forgetSession, openOrders, part, press } from '../testing/open-orders';

const SCHOOL = 'CRMM00000X';
const TEO = idOf(50);
const teo = {
  id: TEO,
  nickname: 'Teo',
  schoolCode: SCHOOL,
  schoolName: 'Scuola media Irma Valsecchi',
  classe: '2',
  sezione: 'B',
  tetto: null,
};
const forTeo = { children: [{ childId: TEO, quantity: 1 }] };

const adoption = (sezione: string, isbn: string, changes: Partial<Adoption> = {}): Adoption =>
  adoptionSchema.parse({
    isbn,
    titolo: `Libro ${isbn}`,
    sottotitolo: null,
    volume: '2',
    autore: 'R. Tassinari',
    editore: 'Rio Secco',
    prezzo: 25.4,
    copertina: null,
    descrizione: null,
    enriched: false,
    materia: 'Storia',
    disciplina: 'Storia',
    classe: '2',
    annoCorso: 2,
    sezione,
    combinazione: 'Tempo normale',
    tipoGrado: 'MM',
    nuovaAdozione: false,
    daAcquistare: true,
    consigliato: null,
    vendibile: true,
    motivoNonVendibile: null,
    ...changes,
  });

const BOTH = '9788899001214';
const OLD = '9788899002228';
const NEW = '9788899003331';
const lists = (...more: Adoption[]) =>
  answer(schoolsEndpoints.adoptions, () => ({
    success: true,
    adozioni: [
      adoption('B', BOTH),
      adoption('B', OLD),
      adoption('C', BOTH),
      adoption('C', NEW),
      ...more,
    ],
    annoScolastico: 2026,
    anniScolastici: [2026],
    tetti: [{ annoCorso: 2, combinazione: null, indirizzo: 'Scuola media', tetto: 120 }],
  }));

const kept = makeDelivered({ reference: BOTH, title: 'Antologia 2', ...forTeo });
const wrong = makeDelivered({ reference: OLD, title: 'Atlante 2', price: 30.1, ...forTeo });

/** As the call for bought books gives an order's lines. */
const boughtOf = (order: Order): BoughtBook[] =>
  order.lines.map((line: OrderLine) => ({
    orderId: order.id,
    orderNumber: order.number,
    orderedAt: order.createdAt,
    shippingMethod: order.shippingMethod,
    waitsForMoney: false,
    isbn: line.reference,
    substituteIsbn: null,
    title: line.title,
    coverPrice: line.price,
    schoolYear: 2026,
    schoolCode: line.school?.codice ?? '',
    classe: line.classe,
    sezione: line.sezione,
    quantity: line.quantity,
    children: line.children.map(({ childId, quantity }) => ({
      id: childId,
      nickname: childId === TEO ? 'Teo' : 'Ida',
      quantity,
    })),
    state: line.state,
    expected: null,
  }));

const delivered = (changes: Partial<Order> = {}) =>
  makeOrder({
    state: 'delivered',
    withdrawalUntil: '2026-09-11T21:59:59.999Z',
    children: [teo],
    lines: [kept, wrong],
    ...changes,
  });

async function open(orders: Order[], address: string, more: Parameters<typeof fakeNetwork> = []) {
  fakeNetwork(
    answer(orderEndpoints.boughtBooks, () => ({ books: orders.flatMap(boughtOf) })),
    answer(
      orderEndpoints.order,
      ({ params }) => orders.find(({ id }) => id === params.id) ?? refusal(404, 'not-found'),
    ),
    answer(accountEndpoints.childBooks, () => ({ books: [] })),
    lists(),
    ...more,
  );
  return openOrders(address);
}

const right = `/orders/sezione?scuola=${SCHOOL}&classe=2&da=B&figlio=${TEO}&a=C`;
const link = (name: string | RegExp) => screen.findByRole('link', { name });

beforeEach(() => {
  installFakeDialog();
  jest.useFakeTimers({ now: new Date('2026-09-06T10:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
  jest.useRealTimers();
  act(() => {
    clear();
    for (const { id } of getCart().children) removeChild(id);
  });
  localStorage.clear();
});

describe('books of the wrong section', () => {
  it('are kept, given back and bought, with the sums', async () => {
    await open([delivered()], right);
    expect(part('Da tenere 1').getByText('Antologia 2')).toBeVisible();
    const back = part('Da rendere 1');
    expect(back.getByText('Atlante 2')).toBeVisible();
    expect(back.getByText(/Da rendere entro l’11 settembre: mancano 5 giorni\./)).toBeVisible();
    expect(part('Da comprare 1').getByRole('link', { name: `Libro ${NEW}` })).toBeVisible();
    expect(screen.getByText('Ti torna indietro (1 libro)').nextSibling).toHaveTextContent('30,10');
    expect(screen.getByText('Ti restano').nextSibling).toHaveTextContent('4,70');
    expect(screen.getByText(/Le spese per rispedire/)).toBeVisible();
    expect(screen.getByText(/Se hai salvato Teo in/)).toBeVisible();
    expect(await link('I miei figli')).toHaveAttribute('href', '/dashboard');
  });

  it('go back with one tap: the right ones in the cart, the form of withdrawal with its pieces chosen', async () => {
    const { at } = await open([delivered()], right);
    await press('Metti nel carrello 1 libro e rendi 1 libro');
    expect(await screen.findByRole('heading', { name: 'Recesso dal contratto' })).toBeVisible();
    expect(at()).toMatch(/^\/orders\/[-0-9a-f]+\?recesso=/);
    expect(screen.getByRole('checkbox', { name: /^Atlante 2/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Antologia 2/ })).not.toBeChecked();
    expect(getCart().items).toMatchObject([
      { isbn: NEW, sezione: 'C', prezzo: 25.4, children: [{ childId: TEO, quantity: 1 }] },
    ]);
    expect(getCart().children).toMatchObject([{ id: TEO, nickname: 'Teo', sezione: 'C' }]);
  });

  it('go back order by order where there are several', async () => {
    const second = makeOrder({
      id: idOf(2),
      number: 'ZN-2222-2222',
      lines: [
        makeLine({ reference: '9788899009999', title: 'Arte 2', canWithdraw: true, ...forTeo }),
      ],
    });
    await open([delivered(), second], right);
    expect(part('Da rendere 2').getByText(/Non è ancora partito: si annulla/)).toBeVisible();
    expect(screen.getByText(/Le spese per rispedire/)).toBeVisible();
    await press('Metti nel carrello 1 libro e rendi 2 libri');
    const told = await screen.findByText('I libri giusti sono nel carrello.');
    expect(told).toBeVisible();
    // What was pressed is gone.
    expect(told).toHaveFocus();
    expect(await link('Rendi 1 libro dell’ordine ZN-7K3M-9QXD')).toBeVisible();
    expect(await link('Rendi 1 libro dell’ordine ZN-2222-2222')).toBeVisible();
  });

  it('cost nothing to send where they have not left', async () => {
    const line = makeLine({ reference: OLD, title: 'Atlante 2', canWithdraw: true, ...forTeo });
    await open([makeOrder({ children: [teo], lines: [line] })], right);
    expect(part('Da rendere 1').getByText(/Non è ancora partito/)).toBeVisible();
    expect(screen.queryByText(/Le spese per rispedire/)).toBeNull();
  });

  it.each<[string, Order, RegExp]>([
    [
      'too late',
      delivered({
        withdrawalUntil: '2026-09-01T21:59:59.999Z',
        lines: [{ ...wrong, canWithdraw: false }],
      }),
      /Non si può più rendere: il recesso era possibile entro il 1º settembre\./,
    ],
    [
      'not paid yet',
      makeUnpaid({
        lines: [makeLine({ reference: OLD, state: 'received', commands: ['cancel'], ...forTeo })],
      }),
      /Non è ancora pagato: annullalo nella pagina dell’ordine\./,
    ],
    [
      'on their way',
      makeOrder({
        lines: [makeLine({ reference: OLD, state: 'shipped', canWithdraw: true, ...forTeo })],
      }),
      /È in viaggio: si rende entro 14 giorni dall’ultimo pacco\./,
    ],
    [
      'on the last day',
      delivered({ withdrawalUntil: '2026-09-06T21:59:59.999Z' }),
      /entro il 6 settembre: è l’ultimo giorno\./,
    ],
  ])('say how they go back, or why not: %s', async (_, order, words) => {
    await open([order], right);
    expect(part('Da rendere 1').getByText(words)).toBeVisible();
  });

  it('count nothing that cannot be given back, and then lead to the cart alone', async () => {
    const late = delivered({ lines: [{ ...wrong, canWithdraw: false }] });
    const { at } = await open([late], right);
    expect(screen.getByText('Differenza da pagare').nextSibling).toHaveTextContent('50,80');
    await press('Metti nel carrello 2 libri');
    expect(await screen.findByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
    expect(at()).toBe('/cart');
  });

  it('are of one child, where a line has pieces for two', async () => {
    const line = {
      ...wrong,
      quantity: 2,
      total: 60.2,
      children: [
        { childId: TEO, quantity: 1 },
        { childId: 'ida', quantity: 1 },
      ],
    };
    await open([delivered({ lines: [line] })], right);
    expect(part('Da rendere 1').getByText(/30,10/)).toBeVisible();
    await press(/^Metti nel carrello 2 libri e rendi 1 libro$/);
    expect(await screen.findByRole('checkbox', { name: /^Atlante 2, 1 di 2 pezzi/ })).toBeChecked();
  });

  it('buy nothing that the child has already', async () => {
    await open([delivered()], right, [
      answer(accountEndpoints.childBooks, () => ({
        books: [{ childId: TEO, isbn: NEW, isOwned: true }],
      })),
    ]);
    expect(part('Da comprare 0').getByText('Niente: c’è già tutto.')).toBeVisible();
    const way = await link('Rendi 1 libro dell’ordine ZN-7K3M-9QXD');
    expect(way).toHaveAttribute('href', expect.stringContaining('?recesso='));
  });
});

describe('the way there', () => {
  it('asks which class and which section, one after the other', async () => {
    const ofNobody = { ...wrong, children: [] };
    await open([delivered({ lines: [kept, ofNobody] })], `/orders/sezione?ordine=${idOf(1)}`);
    const question = screen.getByRole('heading', { name: 'Per quale classe hai comprato?' });
    expect(question).toBeVisible();
    await userEvent.click(await link('2ª B, per Teo'));
    expect(await screen.findByRole('heading', { name: 'Qual è la sezione giusta?' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '2ª B' })).toBeNull();
    await userEvent.click(await link('2ª C'));
    expect(await screen.findByRole('heading', { name: /^Da tenere/ })).toBeVisible();
  });

  it('asks for the course where the right section has several', async () => {
    await open([delivered()], right, [lists(adoption('C', NEW, { combinazione: 'Musicale' }))]);
    expect(screen.getByRole('heading', { name: 'In quale indirizzo?' })).toBeVisible();
    expect(await link('Musicale')).toHaveAttribute(
      'href',
      expect.stringContaining('corso=Musicale'),
    );
  });

  it('says so where nothing was bought for a section', async () => {
    await open([], '/orders/sezione');
    expect(screen.getByText(/Non ci sono libri comprati per una sezione/)).toBeVisible();
  });

  it('says so where the year has no other section', async () => {
    const lonely = { ...kept, sezione: 'Z', classe: '3' };
    await open([delivered({ lines: [lonely] })], `/orders/sezione?ordine=${idOf(1)}`);
    expect(screen.getByText(/non ci sono altre sezioni della 3ª/)).toBeVisible();
  });

  it.each([
    ['orders', answer(orderEndpoints.boughtBooks, () => refusal(503, 'unavailable'))],
    ['one order', answer(orderEndpoints.order, () => refusal(503, 'unavailable'))],
    ['schools', answer(schoolsEndpoints.adoptions, () => refusal(503, 'unavailable'))],
  ])('can be tried again where %s cannot be had', async (_, down) => {
    await open([delivered()], right, [down]);
    expect(screen.getByText(/Servizio momentaneamente non disponibile/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });

  it('begins on the order', async () => {
    await open([delivered()], `/orders/${idOf(1)}`);
    const section = within(screen.getByRole('region', { name: 'Hai cambiato idea?' }));
    expect(section.getByRole('link', { name: /sezione sbagliata/ })).toHaveAttribute(
      'href',
      `/orders/sezione?ordine=${idOf(1)}`,
    );
  });
});
