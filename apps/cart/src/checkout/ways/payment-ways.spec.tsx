import { screen } from '@testing-library/react';
import { serviceDown } from '@zaino/web/fake-service';
import { returning } from '../../testing/checkout-factories';
import { type CheckoutHandlers, fakeCheckout } from '../../testing/fake-checkout';
import { freshTab, openCheckout, untilPriced } from '../../testing/open-checkout';

beforeEach(() => freshTab());
afterEach(() => jest.restoreAllMocks());

async function open(handlers: CheckoutHandlers = {}) {
  fakeCheckout({ start: () => returning, ...handlers });
  await openCheckout();
  await untilPriced();
}

describe('ways to pay, before the order is sent off', () => {
  it('are named, with what takes days', async () => {
    await open();
    expect(await screen.findByText(/Puoi pagare con carta o Satispay: scegli/)).toBeVisible();
    expect(
      screen.getByText(/puoi pagare anche con addebito sul conto: il denaro arriva/),
    ).toBeVisible();
  });

  it('are left to the next page where nobody can say', async () => {
    await open({ ways: serviceDown });
    expect(
      await screen.findByText('Nella pagina del pagamento vedi tutti i modi di pagare.'),
    ).toBeVisible();
  });
});
