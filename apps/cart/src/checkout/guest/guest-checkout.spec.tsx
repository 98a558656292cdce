import { act, screen, waitFor } from '@testing-library/react';
import { setShippingMethod } from '@zaino/web/cart';
import { makeFakeSession } from '@zaino/web/fake-session';
import { serviceDown } from '@zaino/web/fake-service';
import { beginSession } from '@zaino/web/session';
import { leaveTo } from '../order/leave-to';
import { fakeCheckout, sentTo } from '../../testing/fake-checkout';
import {
  fill,
  freshTab,
  openGuestCheckout,
  part,
  pressOrder,
  untilPriced,
} from '../../testing/open-checkout';
import { keepGuest } from '../../guest/guest';

jest.mock('../order/leave-to', () => ({ leaveTo: jest.fn() }));

const guest = () => ({ email: 'anna@posta.example', token: 'della-pagina' });

beforeEach(() => {
  freshTab();
  act(() => beginSession(null));
});
afterEach(() => {
  keepGuest(null);
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockClear();
});

async function fillIn() {
  await fill('Nome', 'Anna');
  await fill('Cognome', 'Bianchi');
  await fill('E-mail', 'anna@posta.example');
  await fill('Telefono', '333 1234567');
  await fill('CAP', '26100');
  await fill('Via e numero civico', 'Via Roma 1');
  await waitFor(() => expect(screen.getByLabelText('Comune')).toHaveValue('Cremona'));
}

describe('the checkout without an account', () => {
  it('makes the browser a guest’s with the address, then the order, and leaves for the payment', async () => {
    fakeCheckout({ begin: guest });
    await openGuestCheckout();
    await fillIn();
    await pressOrder();
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(sentTo('/api/guests').map(({ body }) => body)).toEqual([
      { email: 'anna@posta.example' },
    ]);
    const [, init] = jest.mocked(fetch).mock.calls.find(([url]) => url === '/api/orders') ?? [];
    expect(new Headers(init?.headers).get('x-guest-token')).toBe('della-pagina');
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({ payment: 'card' });
    expect(screen.getByRole('link', { name: 'guarda l’ordine' })).toHaveAttribute(
      'href',
      '/orders/ospite/3b0c8a52-5f7f-4c7e-9a51-6f0b7d6f8a11',
    );
  });

  it('is paid by card alone, also where it is picked up, and says what an account is for', async () => {
    setShippingMethod('pickup');
    fakeCheckout({ begin: guest });
    await openGuestCheckout();
    await untilPriced();
    expect(part('Pagamento').queryByRole('radio')).toBeNull();
    expect(await part('Pagamento').findByText(/serve un account/)).toBeVisible();
    expect(part('Pagamento').getByRole('link', { name: 'accedi' })).toHaveAttribute(
      'href',
      '/auth/login?da=%2Fcheckout',
    );
  });

  it('keeps all that was written where the service is away', async () => {
    fakeCheckout({ begin: serviceDown });
    await openGuestCheckout();
    await fillIn();
    await pressOrder();
    expect(await screen.findByRole('alert')).toHaveTextContent(/non disponibile/);
    expect(screen.getByLabelText('Nome')).toHaveValue('Anna');
    expect(sentTo('/api/orders')).toEqual([]);
  });

  it('is the usual one for who is signed in', async () => {
    act(() => beginSession(makeFakeSession('ada')));
    fakeCheckout();
    const { router } = await openGuestCheckout();
    expect(router.state.location.pathname).toBe('/checkout');
  });
});
