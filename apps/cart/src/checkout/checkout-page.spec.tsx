import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clear, getCart, setShippingMethod } from '@zaino/web/cart';
import { lineKey } from '@zaino/rules/cart-line';
import { closeSession } from '@zaino/web/session';
import { sampleLines, productLine } from '../sample-lines';
import { returning } from '../testing/checkout-factories';
import { fakeCheckout, sentTo } from '../testing/fake-checkout';
import {
  fill,
  freshTab,
  openCheckout,
  orderButton,
  part,
  pressOrder,
  untilPriced,
} from '../testing/open-checkout';
import { leaveTo } from './order/leave-to';

jest.mock('./order/leave-to', () => ({ leaveTo: jest.fn() }));

/** Fields and buttons of the form; the bar with the total is only there on narrow screens, and repeats. */
function formElements(): Element[] {
  const form = screen.getByRole('form', { name: 'Ordine' });
  const all = form.querySelectorAll<HTMLElement>('input, select, textarea, button');
  return [...all]
    .filter(({ hidden }) => !hidden)
    .filter((element) => !element.closest('[aria-label="Totale dell’ordine"]'));
}

beforeEach(() => freshTab());
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockClear();
});

describe('for a family that has ordered before', () => {
  beforeEach(() => fakeCheckout({ start: () => returning }));

  it.each(['standard', 'pickup'] as const)(
    'has at most 14 form elements (%s)',
    async (shippingMethod) => {
      setShippingMethod(shippingMethod);
      await openCheckout();
      await untilPriced();
      await screen.findByRole('region', { name: 'Se un libro tarda' });
      if (shippingMethod === 'pickup') await part('Consegna').findByText('Libreria Portici');
      expect(formElements().length).toBeLessThanOrEqual(14);
    },
  );

  it('shows what is known in words, with a way to change it', async () => {
    await openCheckout();
    expect(screen.queryByLabelText('Nome')).toBeNull();
    expect(part('I tuoi contatti').getByText('ada@posta.example · 333 1234567')).toBeVisible();
    expect(part('Consegna').getByText('Via Dante 8, 26100 Cremona (CR)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Modifica i contatti' }));
    expect(screen.getByLabelText('Nome')).toHaveValue('Ada');
    await userEvent.click(screen.getByRole('button', { name: 'Modifica l’indirizzo' }));
    expect(screen.getByLabelText('Via e numero civico')).toHaveValue('Via Dante 8');
  });

  it('chooses nothing beforehand that costs or binds more', async () => {
    await openCheckout();
    await untilPriced();
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  });

  it('sends what was on the screen, leaves for the payment, and keeps nothing', async () => {
    await openCheckout();
    await pressOrder();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pagamenti.example/sessione'));
    const [sent, ...more] = sentTo('/api/orders');
    expect(more).toEqual([]);
    expect(sent?.key).toMatch(/^[\da-f-]{36}$/);
    expect(sent?.body).toMatchObject({
      contact: returning.contact,
      address: returning.address,
      shippingMethod: 'standard',
      payment: 'card',
      pickupPointId: null,
      invoice: null,
      preferences: [0, 1, 2].map((index) => ({
        key: lineKey(sampleLines[index] ?? productLine()),
        ifLate: 'wait',
        cancelAfter: null,
        acceptsEquivalent: false,
      })),
    });
    expect(getCart().items).toEqual([]);
    expect(Object.keys(sessionStorage)).toEqual(['zaino.last-order']);
    expect(
      screen.getByRole('heading', { name: 'Il tuo ordine ZN-7K3M-9QXD è ricevuto' }),
    ).toHaveFocus();
  });

  it('is sent by its button alone, not by Enter in a field', async () => {
    await openCheckout();
    await untilPriced();
    screen.getAllByRole('radio')[0]?.focus();
    await userEvent.keyboard('{Enter}');
    expect(sentTo('/api/orders')).toEqual([]);
    await pressOrder();
    await waitFor(() => expect(sentTo('/api/orders')).toHaveLength(1));
  });

  it('makes one order of two presses', async () => {
    await openCheckout();
    await untilPriced();
    await userEvent.dblClick(await orderButton());
    await screen.findByRole('heading', { name: /è ricevuto/ });
    expect(sentTo('/api/orders')).toHaveLength(1);
  });

  it('shows price, day and costs of all that is ordered', async () => {
    await openCheckout();
    await untilPriced();
    const order = part('Il tuo ordine');
    expect(order.getByText('3 libri: consegna tra il 3 e il 9 dicembre')).toBeVisible();
    expect(order.queryByText('Arriva tra il 3 e il 9 dicembre')).toBeNull();
    expect(order.getByText('Arriva tra il 25 e il 26 novembre')).toBeVisible();
    expect(order.getByText('2 × Penne a sfera, 3 colori')).toBeVisible();
    expect(order.getByText('67,84 €')).toBeVisible();
    const facts = screen.getByText(/Solo in Italia/);
    const form = screen.getByRole('form');
    expect(facts.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/Online, o in libreria se ritiri lì/)).toBeVisible();
  });
});

describe('for a family that has never ordered', () => {
  beforeEach(() => fakeCheckout());

  it('says what is missing at each field, and puts the focus on the first', async () => {
    await openCheckout();
    await pressOrder();
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Scrivi il nome');
    expect(screen.getByLabelText('CAP')).toHaveAccessibleDescription('Il CAP ha cinque cifre');
    expect(screen.getByLabelText('Via e numero civico')).toBeInvalid();
    expect(screen.getByLabelText('E-mail')).toHaveValue('ada@posta.example');
    expect(sentTo('/api/orders')).toEqual([]);
  });

  it('says nothing any more of a field that is mended, and counts no field that is right', async () => {
    await openCheckout();
    await fill('Cognome', 'Rossi');
    await fill('CAP', '26100');
    await pressOrder();
    expect(screen.getByText('Manca ancora qualcosa.')).toBeVisible();
    await fill('Nome', 'Ada');
    expect(screen.getByLabelText('Nome')).toBeValid();
    await fill('Telefono', '333 1234567');
    await fill('Via e numero civico', 'Via Dante 8');
    await waitFor(() => expect(screen.queryByText('Manca ancora qualcosa.')).toBeNull());
    expect(screen.getByLabelText('Via e numero civico')).toBeValid();
  });

  it('takes an order that is filled in by keyboard and pointer', async () => {
    await openCheckout();
    await fill('Nome', 'Ada');
    await fill('Cognome', 'Rossi');
    await fill('Telefono', '333 1234567');
    await fill('CAP', '26100');
    await screen.findByRole('option', { name: 'Cremona (CR)' });
    await fill('Via e numero civico', 'Via Dante 8');
    await pressOrder();
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({
      contact: { firstName: 'Ada', email: 'ada@posta.example' },
      address: returning.address,
    });
  });

  it('takes over what the account knows', async () => {
    const profile = {
      uid: 'ada',
      email: 'ada@posta.example',
      isEmailVerified: true,
      pendingEmail: null,
      displayName: 'Ada Rossi',
      firstName: 'Ada',
      lastName: 'Rossi',
      phone: '333 1234567',
      address: 'Via Dante 8',
      city: 'Cremona',
      postalCode: '26100',
      province: 'Cremona',
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    fakeCheckout({ profile: () => profile });
    await openCheckout();
    expect(part('I tuoi contatti').getByText('Ada Rossi')).toBeVisible();
    expect(part('Consegna').getByText('Via Dante 8, 26100 Cremona (Cremona)')).toBeVisible();
  });

  it('keeps what was written over a reload, for the same customer alone', async () => {
    const { unmount } = await openCheckout();
    await fill('Nome', 'Ada');
    unmount();
    const { unmount: leave } = await openCheckout();
    expect(screen.getByLabelText('Nome')).toHaveValue('Ada');
    leave();
    const stored = sessionStorage.getItem('zaino.checkout') ?? '';
    sessionStorage.setItem('zaino.checkout', stored.replace('"uid":"ada"', '"uid":"teo"'));
    await openCheckout();
    expect(screen.getByLabelText('Nome')).toHaveValue('');
  });

  it('forgets what was written when its customer signs out', async () => {
    await openCheckout();
    await fill('Nome', 'Ada');
    expect(sessionStorage.getItem('zaino.checkout')).toContain('Ada');
    act(() => closeSession());
    expect(sessionStorage.getItem('zaino.checkout')).toBeNull();
  });
});

describe('without anything to order', () => {
  beforeEach(() => fakeCheckout({ start: () => returning }));

  it('leads to the search', async () => {
    clear();
    const { router } = await openCheckout();
    expect(screen.getByText('Il tuo carrello è vuoto')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Cerca/ }));
    expect(router.state.location.pathname).toBe('/search');
    expect(sentTo('/api/quotes')).toEqual([]);
  });

  it('leads to the order for whoever comes back from the payment', async () => {
    const { unmount } = await openCheckout();
    await pressOrder();
    await screen.findByRole('heading', { name: /è ricevuto/ });
    unmount();
    const { router } = await openCheckout();
    await userEvent.click(screen.getByRole('link', { name: 'Apri l’ordine ZN-7K3M-9QXD' }));
    expect(router.state.location.pathname).toMatch(/^\/orders\/3b0c8a52/);
  });
});

describe('a guest', () => {
  it('is led to the sign-in and back', async () => {
    fakeCheckout();
    act(() => closeSession());
    const { router } = await openCheckout();
    expect(router.state.location).toMatchObject({
      pathname: '/auth/login',
      search: '?da=%2Fcheckout',
    });
    expect(getCart().items).toEqual(sampleLines);
  });
});
