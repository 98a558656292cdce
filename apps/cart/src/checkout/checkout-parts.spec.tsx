import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lineKey } from '@zaino/rules/cart-line';
import { addChild, moveToChild } from '@zaino/web/cart';
import { bookLine } from '../sample-lines';
import { makeQuote, returning } from '../testing/checkout-factories';
import { bodyOfLastCall, fakeCheckout, sentTo } from '../testing/fake-checkout';
import {
  choose,
  fill,
  freshTab,
  openCheckout,
  part,
  pressOrder,
  untilPriced,
} from '../testing/open-checkout';
import { leaveTo } from './order/leave-to';
import type { AskedQuote } from '../quote/quote-request';

jest.mock('./order/leave-to', () => ({ leaveTo: jest.fn() }));

const ordered = async () => {
  await screen.findByRole('heading', { name: /è ricevuto/ });
  return sentTo('/api/orders').at(-1)?.body;
};

beforeEach(() => freshTab());
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockClear();
});

describe('the invoice', () => {
  const open = async () => {
    fakeCheckout({ start: () => returning });
    await openCheckout();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mi serve la fattura' }));
    await screen.findByLabelText('Codice fiscale');
  };

  it('checks the codice fiscale as its field is left', async () => {
    await open();
    await fill('Codice fiscale', 'rssmra80a01h501x');
    expect(screen.getByLabelText('Codice fiscale')).toBeValid();
    await userEvent.tab();
    expect(screen.getByLabelText('Codice fiscale')).toHaveAccessibleDescription(
      /Controlla il codice fiscale/,
    );
    await userEvent.clear(screen.getByLabelText('Codice fiscale'));
    await fill('Codice fiscale', 'RSS MRA 80A01 H501U');
    expect(screen.getByLabelText('Codice fiscale')).toHaveValue('RSSMRA80A01H501U');
    expect(screen.getByLabelText('Codice fiscale')).toBeValid();
  });

  it.each([
    ['RSSMRA80A01H501', 'Controlla il codice fiscale: ha sedici caratteri'],
    [
      'RSSMRA80A01H501X',
      'Controlla il codice fiscale: una lettera o una cifra non è quella giusta',
    ],
  ])('tells a code that is not whole from one that is wrong: %s', async (code, words) => {
    await open();
    await fill('Codice fiscale', code);
    await userEvent.tab();
    expect(screen.getByLabelText('Codice fiscale')).toHaveAccessibleDescription(words);
  });

  it.each([
    ['1234567890', 'Undici cifre. Controlla la partita IVA: ha undici cifre'],
    ['12345678904', 'Undici cifre. Controlla la partita IVA: una cifra non è quella giusta'],
  ])('does so for a partita IVA: %s', async (code, words) => {
    await open();
    await choose('Un’azienda o un ente');
    await fill('Partita IVA', code);
    await userEvent.tab();
    expect(screen.getByLabelText('Partita IVA')).toHaveAccessibleDescription(words);
  });

  it('goes to a person at the address of the delivery', async () => {
    await open();
    await fill('Nome e cognome', 'Ada Rossi');
    await fill('Codice fiscale', 'RSSMRA80A01H501U');
    await pressOrder();
    expect(await ordered()).toMatchObject({
      invoice: {
        kind: 'persona',
        name: 'Ada Rossi',
        taxCode: 'RSSMRA80A01H501U',
        vatNumber: '',
        address: 'Via Dante 8',
        postalCode: '26100',
      },
    });
    expect(Object.values(sessionStorage).join()).not.toContain('RSSMRA');
  });

  it('goes to a company by its partita IVA, to an address of its own', async () => {
    await open();
    await choose('Un’azienda o un ente');
    await fill('Ragione sociale', 'Rossi Srl');
    await fill('Partita IVA', 'IT12345678903');
    await fill('Codice destinatario', 'm5uxcr1');
    await userEvent.click(screen.getByRole('checkbox', { name: /quello della consegna/ }));
    await pressOrder();
    expect(screen.getByLabelText('CAP')).toHaveFocus();
    await fill('CAP', '26100');
    await screen.findByRole('option', { name: 'Cremona (CR)' });
    await fill('Via e numero civico', 'Corso Campi 1');
    await pressOrder();
    expect(await ordered()).toMatchObject({
      invoice: {
        kind: 'azienda',
        taxCode: '',
        vatNumber: '12345678903',
        recipientCode: 'M5UXCR1',
        address: 'Corso Campi 1',
        city: 'Cremona',
        province: 'CR',
      },
    });
  });

  it('goes to a school, which has a codice fiscale alone', async () => {
    await open();
    await choose('Un’azienda o un ente');
    await fill('Ragione sociale', 'Istituto comprensivo');
    await fill('Codice fiscale', '00743110157');
    await pressOrder();
    expect(await ordered()).toMatchObject({
      invoice: { taxCode: '00743110157', vatNumber: '' },
    });
  });

  it('is not asked for by what was written before it was given up', async () => {
    await open();
    await fill('Codice fiscale', 'wrong');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mi serve la fattura' }));
    await pressOrder();
    expect(await ordered()).toMatchObject({ invoice: null });
  });
});

describe('lateness', () => {
  beforeEach(() => fakeCheckout({ start: () => returning }));

  it('is one choice for all books that have to come', async () => {
    await openCheckout();
    await untilPriced();
    await choose(/Aspetto fino a una data/);
    expect(screen.getByLabelText('Aspetto fino al')).toHaveValue('2026-12-16');
    await userEvent.click(screen.getByRole('checkbox', { name: /edizione equivalente/ }));
    await pressOrder();
    const { preferences } = (await ordered()) as { preferences: unknown[] };
    expect(preferences).toHaveLength(3);
    for (const preference of preferences) {
      expect(preference).toMatchObject({
        ifLate: 'cancel',
        cancelAfter: '2026-12-16',
        acceptsEquivalent: true,
      });
    }
  });

  it('may be chosen book by book', async () => {
    await openCheckout();
    await untilPriced();
    await userEvent.click(screen.getByText('Scegli libro per libro'));
    const book = within(await screen.findByRole('group', { name: 'Il tempo che resta 2' }));
    await userEvent.click(book.getByRole('radio', { name: /Aspetto fino a una data/ }));
    await pressOrder();
    const { preferences } = (await ordered()) as { preferences: { ifLate: string }[] };
    expect(preferences.map(({ ifLate }) => ifLate)).toEqual(['wait', 'cancel', 'wait']);
  });

  it('needs the day', async () => {
    await openCheckout();
    await untilPriced();
    await choose(/Aspetto fino a una data/);
    await userEvent.clear(screen.getByLabelText('Aspetto fino al'));
    await pressOrder();
    expect(screen.getByLabelText('Aspetto fino al')).toHaveFocus();
    expect(sentTo('/api/orders')).toEqual([]);
  });

  it('needs the day of each book that is treated by itself, also behind the disclosure', async () => {
    await openCheckout();
    await untilPriced();
    await userEvent.click(screen.getByText('Scegli libro per libro'));
    const book = within(await screen.findByRole('group', { name: 'Il tempo che resta 2' }));
    await userEvent.click(book.getByRole('radio', { name: /Aspetto fino a una data/ }));
    await userEvent.clear(screen.getByLabelText('Aspetto fino al'));
    await userEvent.click(screen.getByText('Scegli libro per libro'));
    await pressOrder();
    expect(screen.getByLabelText('Aspetto fino al')).toHaveFocus();
    expect(screen.getByLabelText('Aspetto fino al')).toHaveAccessibleDescription('Scegli la data');
    expect(sentTo('/api/orders')).toEqual([]);
  });

  it('is said by the service at the same place', async () => {
    fakeCheckout({
      start: () => returning,
      placeOrder: () =>
        Response.json(
          {
            code: 'invalid-input',
            errors: [{ path: 'preferences.1.cancelAfter', message: 'Scegli un giorno da domani' }],
          },
          { status: 400 },
        ),
    });
    await openCheckout();
    await untilPriced();
    await choose(/Aspetto fino a una data/);
    await pressOrder();
    await waitFor(() =>
      expect(screen.getByLabelText('Aspetto fino al')).toHaveAccessibleDescription(
        'Scegli un giorno da domani',
      ),
    );
  });
});

describe('a voucher', () => {
  const withVoucher = (isValid: boolean) => ({
    start: () => returning,
    quote: () => {
      const request = bodyOfLastCall() as AskedQuote;
      if (!request.voucher) return makeQuote(request);
      const note = isValid ? 'Sui libri al massimo il 5%.' : 'Questo buono è scaduto.';
      return makeQuote(request, {
        voucher: { code: request.voucher, isValid, note },
        discount: isValid ? 2.84 : 0,
      });
    },
  });
  const use = async (code: string) => {
    await userEvent.click(screen.getByText('Hai un buono?'));
    await fill('Codice del buono', `${code}{Enter}`);
  };

  it('is taken off, by Enter too, and goes with the order', async () => {
    fakeCheckout(withVoucher(true));
    await openCheckout();
    await untilPriced();
    await use('scuola5');
    expect(
      await screen.findByText(/Il buono SCUOLA5 è applicato. Sui libri al massimo il 5%./),
    ).toBeVisible();
    expect(part('Il tuo ordine').getByText('−2,84 €')).toBeVisible();
    expect(part('Il tuo ordine').getByText('65,00 €')).toBeVisible();
    expect(sentTo('/api/orders')).toEqual([]);
    await pressOrder();
    expect(await ordered()).toMatchObject({ voucher: 'SCUOLA5' });
    expect(sessionStorage.getItem('zaino.voucher')).toBeNull();
  });

  it('that is refused says why at its field, and stands in the way until it is gone', async () => {
    fakeCheckout(withVoucher(false));
    await openCheckout();
    await untilPriced();
    await use('VECCHIO');
    const field = screen.getByLabelText('Codice del buono');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Questo buono è scaduto.'));
    await pressOrder();
    expect(field).toHaveFocus();
    expect(sentTo('/api/orders')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Togli il buono' }));
    await pressOrder();
    expect(await ordered()).toMatchObject({ voucher: '' });
  });
});

describe('children of the family', () => {
  it('go with the order, and their pieces with the lines', async () => {
    freshTab([bookLine()]);
    const id = addChild({
      nickname: 'Teo',
      schoolCode: 'CRMM00000X',
      schoolName: 'Scuola media Irma Valsecchi',
      classe: '2',
      sezione: 'B',
      tetto: null,
    });
    moveToChild(lineKey(bookLine()), { from: null, to: id, pieces: 1 });
    fakeCheckout({ start: () => returning });
    await openCheckout();
    await pressOrder();
    expect(await ordered()).toMatchObject({
      children: [{ id, nickname: 'Teo' }],
      lines: [{ children: [{ childId: id, quantity: 1 }] }],
    });
  });
});
