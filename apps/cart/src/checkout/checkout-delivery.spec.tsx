import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lineKey } from '@zaino/rules/cart-line';
import { setQuantity, setShippingMethod } from '@zaino/web/cart';
import { serviceDown } from '@zaino/web/fake-service';
import { productLine } from '../sample-lines';
import {
  makeFrontOf,
  makePickupPoint,
  pickupPoints,
  returning,
} from '../testing/checkout-factories';
import { calls, type CheckoutHandlers, fakeCheckout, sentTo } from '../testing/fake-checkout';
import {
  choose,
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

beforeEach(() => freshTab());
afterEach(() => {
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockClear();
});

describe('delivery', () => {
  beforeEach(() => fakeCheckout());

  it('offers the comuni of the postal code, and fills in the province', async () => {
    await openCheckout();
    expect(screen.getByLabelText('Comune')).toBeDisabled();
    await fill('CAP', '26013');
    await screen.findByRole('option', { name: 'Crema (CR)' });
    expect(screen.getByLabelText('Comune')).toHaveValue('');
    await userEvent.selectOptions(screen.getByLabelText('Comune'), 'Crema');
    await userEvent.clear(screen.getByLabelText('CAP'));
    await fill('CAP', '26100');
    await waitFor(() => expect(screen.getByLabelText('Comune')).toHaveValue('Cremona'));
  });

  it('says that there is no such postal code', async () => {
    await openCheckout();
    await fill('CAP', '99999');
    await waitFor(() =>
      expect(screen.getByLabelText('CAP')).toHaveAccessibleDescription(/Non conosciamo questo CAP/),
    );
  });

  it('has comune and province written where nobody can say', async () => {
    fakeCheckout({ places: undefined });
    await openCheckout();
    await fill('CAP', '26100');
    expect(await screen.findByLabelText('Provincia')).toBeVisible();
    await fill('Comune', 'Cremona');
    expect(screen.getByLabelText('Comune')).toHaveValue('Cremona');
  });

  it('may go to somebody else', async () => {
    fakeCheckout({ start: () => returning });
    await openCheckout();
    await userEvent.click(screen.getByRole('button', { name: 'Modifica l’indirizzo' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'La riceve un’altra persona' }));
    await userEvent.clear(screen.getByLabelText('Nome'));
    await fill('Nome', 'Nonna Pia');
    await pressOrder();
    await waitFor(() => expect(leaveTo).toHaveBeenCalled());
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({
      contact: { firstName: 'Ada' },
      address: { firstName: 'Nonna Pia', lastName: 'Rossi' },
    });
  });

  it('may come in several parcels for one charge, which is priced again', async () => {
    fakeCheckout({ start: () => returning });
    await openCheckout();
    await untilPriced();
    await choose(/Più consegne/);
    await waitFor(() => expect(sentTo('/api/quotes')).toHaveLength(2));
    expect(sentTo('/api/quotes')[1]?.body).toMatchObject({ deliveries: 'several' });
  });

  it('asks nothing about lateness and parcels of what is in stock', async () => {
    freshTab([productLine()]);
    fakeCheckout({ start: () => returning });
    await openCheckout();
    await untilPriced();
    expect(screen.queryByRole('region', { name: 'Se un libro tarda' })).toBeNull();
    expect(screen.queryByRole('radio', { name: /Più consegne/ })).toBeNull();
  });

  it('changes the price at once in view of what is ordered', async () => {
    fakeCheckout({ ...calls, start: () => returning });
    await openCheckout();
    await untilPriced();
    act(() => setQuantity(lineKey(productLine()), 9));
    expect(await orderButton()).toBeDisabled();
    expect(screen.getByText('Controlliamo prezzi e date…')).toBeVisible();
    await untilPriced();
    expect(part('Il tuo ordine').getByText('92,83 €')).toBeVisible();
  });
});

describe('pick-up', () => {
  const start = () => ({ ...returning, pickupPointId: null });
  beforeEach(() => setShippingMethod('pickup'));

  it('offers bookshops with their hours and notes, and is paid there if one wants', async () => {
    fakeCheckout({ start });
    const { router } = await openCheckout();
    await screen.findByRole('radio', { name: /Libreria Portici/ });
    await choose(/Libreria Portici/);
    expect(screen.getByText('lun–sab 9:00–12:30')).toBeVisible();
    expect(screen.getByText('L’ingresso è nel cortile.')).toBeVisible();
    await choose(/In libreria, al ritiro/);
    await untilPriced();
    expect(screen.getByText('Paghi 62,84 € in libreria, al ritiro.')).toBeVisible();
    await pressOrder();
    await waitFor(() =>
      expect(router.createHref(router.state.location)).toBe(
        '/orders/3b0c8a52-5f7f-4c7e-9a51-6f0b7d6f8a11?grazie=1',
      ),
    );
    expect(leaveTo).not.toHaveBeenCalled();
    expect(sentTo('/api/orders')[0]?.body).toMatchObject({
      address: null,
      pickupPointId: pickupPoints[0]?.id,
      payment: 'shop',
    });
  });

  it('asks for the nearest first', async () => {
    const asked = jest.fn(() => ({ pickupPoints, total: 2 }));
    fakeCheckout({ start, pickupPoints: asked });
    await openCheckout();
    await screen.findByRole('radio', { name: /Libreria Portici/ });
    expect(asked).toHaveBeenCalledWith({ cap: '26100' });
  });

  it('shows a few of many, and all on request', async () => {
    const many = Array.from({ length: 7 }, (_, index) =>
      makePickupPoint({ id: `p-${index}`, name: `Libreria ${index}` }),
    );
    fakeCheckout({ start, pickupPoints: () => ({ pickupPoints: many, total: 7 }) });
    await openCheckout();
    const list = within(await screen.findByRole('group', { name: 'Dove lo ritiri' }));
    expect(list.getAllByRole('radio')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Mostra tutte le 7 librerie' }));
    expect(list.getAllByRole('radio')).toHaveLength(7);
  });

  it('needs a place', async () => {
    fakeCheckout({ start });
    await openCheckout();
    await screen.findByRole('radio', { name: /Libreria Portici/ });
    await pressOrder();
    const list = screen.getByRole('group', { name: 'Dove lo ritiri' });
    expect(list).toHaveFocus();
    expect(list).toHaveAccessibleDescription('Scegli dove ritirare l’ordine');
    expect(sentTo('/api/orders')).toEqual([]);
    await choose(/Libreria Portici/);
    expect(screen.queryByText(/Scegli dove ritirare l’ordine/)).toBeNull();
    expect(list).toBeVisible();
  });

  it('is chosen from the start at the address of a bookshop, and can be had elsewhere or sent home', async () => {
    const { id, name } = makePickupPoint();
    const others = [makePickupPoint({ id: 'p-2', name: 'Cartolibreria Manin' })];
    fakeCheckout({
      start: () => ({ ...returning, pickupPointId: 'p-2' }),
      pickupPoints: () => ({ pickupPoints: others, total: 101 }),
    });
    await openCheckout(makeFrontOf(makePickupPoint()));
    expect(await screen.findByText(name)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Ritiro in libreria/ })).toBeChecked();
    expect(screen.getByText(`Da ${name}, o in un’altra`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Modifica la libreria' }));
    const list = within(screen.getByRole('group', { name: 'Dove lo ritiri' }));
    expect(list.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      id,
      'p-2',
    ]);
    await choose(/Spedizione a casa/);
    expect(screen.queryByRole('group', { name: 'Dove lo ritiri' })).toBeNull();
  });

  it('says that the bookshop of the last order is closed', async () => {
    fakeCheckout({
      start: () => ({ ...returning, pickupPointId: '0f6b8a52-5f7f-4c7e-9a51-6f0b7d6f8aff' }),
    });
    await openCheckout();
    expect(await screen.findByText(/ora non offre il ritiro/)).toBeVisible();
    await pressOrder();
    expect(screen.getByRole('group', { name: 'Dove lo ritiri' })).toHaveFocus();
    expect(sentTo('/api/orders')).toEqual([]);
  });

  it('has another bookshop chosen where one closed at the last moment', async () => {
    fakeCheckout({
      start: () => returning,
      placeOrder: () =>
        Response.json({ code: 'pickup-refused', detail: 'Chiusa' }, { status: 409 }),
    });
    await openCheckout();
    await part('Consegna').findByText('Libreria Portici');
    await pressOrder();
    const list = await screen.findByRole('group', { name: 'Dove lo ritiri' });
    expect(list).toHaveAccessibleDescription(
      'Questa libreria ora non accetta ritiri: scegline un’altra.',
    );
    await waitFor(() => expect(list).toHaveFocus());
    await choose(/Cartolibreria Manin/);
    expect(screen.queryByText(/ora non accetta ritiri/)).toBeNull();
    expect(list).toBeVisible();
  });

  it('says that nobody offers it', async () => {
    fakeCheckout({ start, pickupPoints: () => ({ pickupPoints: [], total: 0 }) });
    await openCheckout();
    expect(await screen.findByText(/nessuna libreria offre il ritiro/)).toBeVisible();
  });

  it('says that the list did not come, and asks again', async () => {
    const points = jest.fn(calls.pickupPoints).mockImplementationOnce(serviceDown);
    fakeCheckout({ start, pickupPoints: points as CheckoutHandlers['pickupPoints'] });
    await openCheckout();
    expect(await screen.findByText(/L’elenco delle librerie non arriva/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('radio', { name: /Libreria Portici/ })).toBeVisible();
  });
});
