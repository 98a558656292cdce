import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { sampleLines } from '../../sample-lines';
import type { AskedQuote } from '../../quote/quote-request';
import { makeQuote, returning } from '../../testing/checkout-factories';
import {
  bodyOfLastCall,
  calls,
  type CheckoutHandlers,
  fakeCheckout,
  sentTo,
} from '../../testing/fake-checkout';
import { freshTab, openCheckout, part, pressOrder, untilPriced } from '../../testing/open-checkout';
import { leaveTo } from '../order/leave-to';

jest.mock('../order/leave-to', () => ({ leaveTo: jest.fn() }));

const taken = { kind: 'carta-cultura' as const, name: 'Carta della Cultura' };
const books = sampleLines.filter(({ type }) => type === 'book');

beforeEach(() => freshTab(books));
afterEach(() => jest.restoreAllMocks());

async function open(handlers: CheckoutHandlers = {}) {
  const ways = () => ({ ways: [], stateVoucher: taken });
  const checkStateVoucher = () => ({ ...taken, value: 10 });
  fakeCheckout({ ...calls, start: () => returning, ways, checkStateVoucher, ...handlers });
  await openCheckout();
  await untilPriced();
}

const summary = () => part('Il tuo ordine');

/** The last amount of a text, in cents. */
const euroOf = (element: HTMLElement | null) =>
  Number(
    /(\d+),(\d\d)\D*$/
      .exec(element?.textContent ?? '')
      ?.slice(1)
      .join(''),
  );

async function verify(code: string) {
  await userEvent.click(await screen.findByText(/Hai un buono dello Stato/));
  const [field] = await screen.findAllByLabelText('Codice del buono');
  if (field) await userEvent.type(field, code);
  await userEvent.click(screen.getByRole('button', { name: 'Verifica' }));
}

describe('a voucher of the State in the checkout', () => {
  it('is not spoken of where the shop takes none', async () => {
    await open({ ways: () => ({ ways: [] }) });
    expect(screen.queryByText(/buono dello Stato/)).toBeNull();
  });

  it('is checked, says what it pays and what is left, and goes with the order', async () => {
    await open();
    await verify('cultura-40');
    expect(await screen.findByText(/Il buono vale 10,00/)).toBeVisible();
    expect(await screen.findByText(/ne usi 10,00.*restano/)).toBeVisible();
    const rest = (await summary().findByText('Da pagare')).closest('dl');
    expect(rest).toHaveTextContent(/Carta della Cultura−10,00.€Da pagare\d+,\d\d.€$/);
    expect(euroOf(rest)).toBe(euroOf(summary().getByText(/^Totale: /)) - 1_000);
    await pressOrder();
    await screen.findByRole('heading', { level: 2, name: /è ricevuto/ });
    const [sent] = sentTo('/api/orders');
    expect(sent?.body).toMatchObject({ stateVoucher: { code: 'CULTURA-40', amount: 10 } });
    expect(leaveTo).toHaveBeenCalled();
  });

  it.each([
    [10, 'Dopo passi alla pagina di pagamento.'],
    [1_000, 'Non resta niente da pagare: l’ordine parte appena confermi.'],
  ])('worth %s €, where nothing is paid for shipping, says: %s', async (value, words) => {
    freshTab(books.map((book) => ({ ...book, quantity: 5 })));
    await open({ checkStateVoucher: () => ({ ...taken, value }) });
    await verify('CULTURA-X');
    await summary().findByText('Da pagare');
    expect(await summary().findByText(words)).toBeVisible();
  });

  it('waits for the prices before it says what it pays', async () => {
    const quoted = new Map<string, () => void>();
    const priced = new Promise<void>((resolve) => quoted.set('tell', resolve));
    const quote = async () => {
      const asked = bodyOfLastCall() as AskedQuote;
      await priced;
      return makeQuote(asked);
    };
    const ways = () => ({ ways: [], stateVoucher: taken });
    const checkStateVoucher = () => ({ ...taken, value: 10 });
    fakeCheckout({ ...calls, start: () => returning, ways, checkStateVoucher, quote });
    await openCheckout();
    await verify('CULTURA-40');
    expect(await screen.findByText(/Calcoliamo quanto ne usi/)).toBeVisible();
    expect(screen.queryByText(/ordina a parte gli altri articoli/)).toBeNull();
    expect(screen.queryByText('Da pagare')).toBeNull();
    quoted.get('tell')?.();
    expect(await screen.findByText(/ne usi 10,00.*restano/)).toBeVisible();
    expect(await summary().findByText('Da pagare')).toBeVisible();
  });

  it('that pays nothing says why, and the order goes without it', async () => {
    const message = 'Questo buono è già stato usato, o non copre più questa cifra';
    const code = ordersErrorCodes.voucherRefused;
    const errors = [{ path: 'stateVoucher.code', message }];
    const problem = { code, detail: message, errors, requestId: 'r-1', success: false };
    await open({
      checkStateVoucher: () => Response.json({ ...problem, error: message }, { status: 409 }),
    });
    await verify('CULTURA-SPESO');
    expect(await screen.findByText(new RegExp(message))).toBeVisible();
    await pressOrder();
    await screen.findByRole('heading', { level: 2, name: /è ricevuto/ });
    expect(sentTo('/api/orders')[0]?.body).not.toHaveProperty('stateVoucher');
  });

  it('is taken out again', async () => {
    await open();
    await verify('CULTURA-40');
    await userEvent.click(await screen.findByRole('button', { name: 'Togli questo buono' }));
    expect(screen.queryByText(/ne usi/)).toBeNull();
  });

  it('pays books alone', async () => {
    freshTab();
    await open();
    await verify('CULTURA-40');
    expect(await screen.findByText(/ordina a parte gli altri articoli/)).toBeVisible();
    expect(screen.queryByText(/ne usi/)).toBeNull();
  });
});
