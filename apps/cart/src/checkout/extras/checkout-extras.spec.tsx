import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Quote } from '@zaino/contracts/orders';
import type { BookExtra } from '@zaino/contracts/shared';
import { lineKey } from '@zaino/rules/cart-line';
import { setBookshop, setQuantity, setShippingMethod } from '@zaino/web/cart';
import type { AskedQuote } from '../../quote/quote-request';
import { sampleLines } from '../../sample-lines';
import { makeQuote, pickupPoints, returning } from '../../testing/checkout-factories';
import { bodyOfLastCall, fakeCheckout, sentTo } from '../../testing/fake-checkout';
import {
  choose,
  freshTab,
  openCheckout,
  part,
  pressOrder,
  untilPriced,
} from '../../testing/open-checkout';

jest.mock('../order/leave-to', () => ({ leaveTo: jest.fn() }));

const none = { adoptedBookDiscount: 0, otherBookDiscount: 0 };
const [portici, manin] = pickupPoints.map(({ id, name }) => ({ id, name, ...none }));
if (!portici || !manin) throw new Error('There are two bookshops.');
const covering: BookExtra = { kind: 'covering', price: 2.5 };
const labelled: BookExtra = { kind: 'labelled-covering', price: 3.05 };

/** Portici does something to books, Manin does nothing. */
function fakeQuotes(extrasNow: () => BookExtra[], changes: Quote['changes'] = []) {
  fakeCheckout({
    start: () => ({ ...returning, pickupPointId: null }),
    quote: () => {
      const wanted = bodyOfLastCall() as AskedQuote;
      const extras = wanted.pickupPointId === portici?.id ? extrasNow() : [];
      const quote = makeQuote(wanted, {
        bookshops: [portici, manin].flatMap((one) => one ?? []),
        extras,
      });
      const seen = wanted.extras?.[0]?.price;
      const isChanged = seen !== undefined && seen !== extras[0]?.price;
      return isChanged ? { ...quote, changes } : quote;
    },
  });
}

const [first] = sampleLines;
if (!first) throw new Error('The sample has books.');
const key = lineKey(first);
const field = (title: RegExp = /^Le parole in cammino 2/) =>
  part('Servizi sui libri').getByRole('combobox', { name: title });
const total = () => part('Il tuo ordine').getByText(/^Totale: /);

async function openAt(bookshop = portici) {
  act(() => {
    setShippingMethod('pickup');
    setBookshop(bookshop ?? null);
  });
  await openCheckout();
  await untilPriced();
}

beforeEach(() => freshTab());
afterEach(() => jest.restoreAllMocks());

describe('what a bookshop does to books, in the checkout', () => {
  it('is chosen for each book, and none is chosen before', async () => {
    fakeQuotes(() => [covering, labelled]);
    await openAt();
    await screen.findByRole('region', { name: 'Servizi sui libri' });
    await part('Servizi sui libri').findByText(/Finché non l’ha fatta puoi toglierla/);
    expect(part('Servizi sui libri').getByText(/non si rimborsa/)).toBeVisible();
    expect(part('Servizi sui libri').getAllByRole('combobox')).toHaveLength(3);
    expect(field()).toHaveValue('');
    expect(total()).toHaveTextContent('62,84 €');
    await userEvent.selectOptions(field(), 'covering 1');
    await untilPriced();
    expect(total()).toHaveTextContent('65,34 €');
    expect(part('Il tuo ordine').getByText(/^Copertinatura: 2,50/)).toBeVisible();
    await choose(/^In libreria, al ritiro/);
    await pressOrder();
    const [sent] = sentTo('/api/orders');
    expect(sent?.body).toMatchObject({
      pickupPointId: portici.id,
      extras: [{ key, kind: 'covering', quantity: 1, price: 2.5 }],
    });
  });

  it('is for some copies, or for all of them at once, and can be taken away', async () => {
    fakeQuotes(() => [covering]);
    act(() => setQuantity(key, 2));
    await openAt();
    await screen.findByRole('region', { name: 'Servizi sui libri' });
    await userEvent.selectOptions(
      await part('Servizi sui libri').findByRole('combobox', { name: /^Le parole/ }),
      'covering 1',
    );
    await untilPriced();
    expect(total()).toHaveTextContent('85,24 €');
    await userEvent.click(
      screen.getByRole('button', { name: /Copertinatura per tutti: 4 copie, 10,00/ }),
    );
    expect(field()).toHaveValue('covering 2');
    expect(field(/^Il tempo che resta/)).toHaveValue('covering 1');
    await untilPriced();
    expect(total()).toHaveTextContent('92,74 €');
    await userEvent.click(screen.getByRole('button', { name: 'Togli da tutti' }));
    await untilPriced();
    expect(total()).toHaveTextContent('82,74 €');
    expect(field()).toHaveValue('');
  });

  it('is of one bookshop: another does not get it, and it is there again at the first', async () => {
    fakeQuotes(() => [covering]);
    await openAt();
    await userEvent.selectOptions(
      await part('Servizi sui libri').findByRole('combobox', { name: /^Le parole/ }),
      'covering 1',
    );
    await untilPriced();
    act(() => setBookshop(manin));
    await untilPriced();
    expect(screen.queryByRole('region', { name: 'Servizi sui libri' })).toBeNull();
    expect(total()).toHaveTextContent('62,84 €');
    expect(sentTo('/api/quotes').at(-1)?.body).not.toHaveProperty('extras');
    act(() => setBookshop(portici));
    await untilPriced();
    expect(total()).toHaveTextContent('65,34 €');
  });

  it('is nothing for what is sent home', async () => {
    fakeQuotes(() => [covering]);
    await openCheckout();
    await untilPriced();
    expect(screen.queryByRole('region', { name: 'Servizi sui libri' })).toBeNull();
  });

  it.each([
    {
      how: 'at another price, is told and agreed to',
      now: [{ ...covering, price: 3 }],
      after: '65,84 €',
      value: 'covering 1',
    },
    { how: 'no more, is told and chosen no more', now: [labelled], after: '62,84 €', value: '' },
  ])('that is offered $how', async ({ now, after, value }) => {
    let offered: BookExtra[] = [covering];
    fakeQuotes(() => offered, [{ key: 'covering', kind: 'extra', text: 'È cambiato qualcosa.' }]);
    await openAt();
    await userEvent.selectOptions(
      await part('Servizi sui libri').findByRole('combobox', { name: /^Le parole/ }),
      'covering 1',
    );
    await untilPriced();
    offered = [...now];
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /^Il tempo/ }),
      'covering 1',
    );
    expect(await screen.findByText('È cambiato qualcosa.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Ho capito/ }));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /^Il tempo/ }),
      'Nessun servizio',
    );
    await untilPriced();
    expect(total()).toHaveTextContent(after);
    expect(field()).toHaveValue(value);
  });
});
