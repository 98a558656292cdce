import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { authEndpoints } from '@zaino/contracts/identity';
import { guestEndpoints, type Order, orderEndpoints } from '@zaino/contracts/orders';
import { makeFakeSession } from '@zaino/web/fake-session';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { closeSession } from '@zaino/web/session';
import { leaveTo } from '../checkout/order/leave-to';
import { forgetSession, openOrders, press } from '../testing/open-orders';
import { makeDelivered, makeOrder, makeUnpaid } from '../testing/order-factories';
import { keepGuest } from '../guest/guest';

jest.mock('../checkout/order/leave-to', () => ({ leaveTo: jest.fn() }));

const KEY = 'k'.repeat(43);
const me = { email: 'anna@posta.example', token: 'della-pagina' };
const ofGuest = (changes: Partial<Order> = {}) =>
  makeOrder({ isGuest: true, contact: { ...makeOrder().contact, email: me.email }, ...changes });

const current = (guest: typeof me | null = me) => answer(guestEndpoints.current, () => ({ guest }));
/** An order that is shown to whoever says to be its guest. */
const order = (shown = ofGuest()) =>
  answer(orderEndpoints.order, ({ headers }) =>
    headers.get('x-guest-token') === me.token ? shown : refusal(401, 'unauthenticated'),
  );
const path = `/orders/ospite/${makeOrder().id}`;
const open = (hash = '', session: Parameters<typeof openOrders>[1] = null) =>
  openOrders(`${path}${hash}`, session);

afterEach(() => {
  forgetSession();
  keepGuest(null);
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockReset();
});

describe('an order without an account', () => {
  it('is shown in the browser that has made it', async () => {
    fakeNetwork(current(), order());
    await open();
    expect(await screen.findByRole('heading', { name: 'Ordine ZN-7K3M-9QXD' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'I miei ordini' })).toBeNull();
    expect(screen.getByText(/Ti scriviamo a anna@posta\.example/)).toBeVisible();
  });

  it('is opened by the link of a mail, whose key leaves the address at once', async () => {
    let known: typeof me | null = null;
    fakeNetwork(
      answer(guestEndpoints.current, () => ({ guest: known })),
      answer(guestEndpoints.openLink, ({ body }) => {
        expect(body).toEqual({ key: KEY });
        known = me;
        return me;
      }),
      order(),
    );
    const { at } = await open(`#chiave=${KEY}`);
    expect(await screen.findByRole('heading', { name: 'Ordine ZN-7K3M-9QXD' })).toBeVisible();
    expect(at()).toBe(path);
  });

  it('is paid and withdrawn from as the guest’s', async () => {
    const tokens: (string | null)[] = [];
    fakeNetwork(
      current(),
      order(ofGuest({ ...makeUnpaid(), isGuest: true })),
      answer(orderEndpoints.pay, ({ headers }) => {
        tokens.push(headers.get('x-guest-token'));
        return { isPaid: false, paymentUrl: 'https://pagamenti.example/pagina' };
      }),
    );
    await open();
    await press(/^Paga ora/);
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('https://pagamenti.example/pagina'));
    expect(tokens).toEqual([me.token]);
  });

  it('stays where its cookie is gone meanwhile: nobody is led to the sign-in', async () => {
    fakeNetwork(
      current(),
      order(ofGuest({ ...makeUnpaid(), isGuest: true })),
      answer(orderEndpoints.pay, () => refusal(401, 'unauthenticated')),
    );
    const { at } = await open();
    await press(/^Paga ora/);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Pagamento non aperto/);
    expect(at()).toBe(path);
  });
});

describe('a link that opens nothing', () => {
  const opening = (status: number, code: string) =>
    answer(guestEndpoints.openLink, () => refusal(status, code));

  it('has ended: another is sent, and nobody is told whether there is an order', async () => {
    const asked: unknown[] = [];
    fakeNetwork(
      current(null),
      opening(404, 'guest-link-ended'),
      answer(guestEndpoints.sendLink, ({ body }) => {
        asked.push(body);
        return { success: true as const };
      }),
    );
    await open(`#chiave=${KEY}`);
    expect(await screen.findByText('Questo link non vale più.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('E-mail dell’ordine'), 'Anna@posta.example');
    await press('Mandami il link');
    expect(await screen.findByText(/^Se con questo indirizzo c’è un ordine pagato/)).toBeVisible();
    expect(asked).toEqual([{ email: 'anna@posta.example' }]);
  });

  it('is of orders that are in an account', async () => {
    fakeNetwork(current(null), opening(409, 'guest-has-account'));
    await open(`#chiave=${KEY}`);
    expect(await screen.findByRole('link', { name: 'Accedi per vederlo' })).toHaveAttribute(
      'href',
      `/auth/login?da=%2Forders%2F${makeOrder().id}`,
    );
  });

  it('may be opened again where the service is away', async () => {
    fakeNetwork(current(null), opening(503, 'unavailable'));
    await open(`#chiave=${KEY}`);
    expect(await screen.findByText('Ordine non aperto.')).toBeVisible();
  });

  it('is none where one comes without: the page says where it is', async () => {
    fakeNetwork(current(null));
    await open();
    expect(await screen.findByText(/Apri il link che trovi in ogni nostra e-mail/)).toBeVisible();
    await press('Mandami il link');
    expect(screen.getByLabelText('E-mail dell’ordine')).toBeInvalid();
  });

  it('is of another order than the browser’s', async () => {
    fakeNetwork(
      current(),
      answer(orderEndpoints.order, () => refusal(404, 'not-found')),
    );
    await open();
    expect(await screen.findByLabelText('E-mail dell’ordine')).toBeVisible();
  });

  it('says so where nobody can tell whose the browser is', async () => {
    fakeNetwork();
    await open();
    expect(await screen.findByText('Servizio momentaneamente non disponibile')).toBeVisible();
  });
});

describe('an account from the order', () => {
  const claimed = () => answer(guestEndpoints.claim, () => ({ success: true as const }));

  it('needs one password, and has the order', async () => {
    const asked: unknown[] = [];
    const session = makeFakeSession('anna');
    fakeNetwork(
      current(),
      answer(orderEndpoints.order, () => ofGuest({ lines: [makeDelivered()] })),
      answer(authEndpoints.register, ({ body }) => {
        asked.push(body);
        return { ...session, tenant: null };
      }),
      claimed(),
    );
    const { at } = await open();
    await userEvent.type(await screen.findByLabelText('Password'), 'quattro parole a caso');
    await press('Crea l’account');
    await waitFor(() => expect(at()).toBe(`/orders/${makeOrder().id}`));
    const { firstName, lastName, phone } = makeOrder().contact;
    expect(asked).toEqual([
      {
        email: me.email,
        password: 'quattro parole a caso',
        profile: { name: `${firstName} ${lastName}`, firstName, lastName, phone },
      },
    ]);
  });

  it('leads to the sign-in where there is one with the address', async () => {
    fakeNetwork(
      current(),
      order(),
      answer(authEndpoints.register, () => refusal(409, 'email-taken')),
    );
    await open();
    await userEvent.type(await screen.findByLabelText('Password'), 'quattro parole a caso');
    await press('Crea l’account');
    const link = await screen.findByRole('link', { name: 'Accedi per aggiungere l’ordine' });
    expect(link).toHaveAttribute('href', `/auth/login?da=${encodeURIComponent(path)}`);
  });

  it('is there already for who is signed in: the order is added by a press', async () => {
    fakeNetwork(
      answer(orderEndpoints.order, () => makeOrder()),
      claimed(),
    );
    const { at } = await open('', makeFakeSession('anna'));
    await press('Aggiungi al mio account');
    await waitFor(() => expect(at()).toBe(`/orders/${makeOrder().id}`));
  });

  it('says where there is nothing to add', async () => {
    fakeNetwork(answer(guestEndpoints.claim, () => refusal(404, 'guest-link-ended')));
    await open('', makeFakeSession('anna'));
    await press('Aggiungi al mio account');
    expect(await screen.findByText(/non c’è un ordine senza account/)).toBeVisible();
    act(() => closeSession());
  });
});
