import { randomUUID } from 'node:crypto';
import type { SavedCards } from '@zaino/contracts/orders';
import { HOUR_MS } from '@zaino/rules/durations';
import { stripeOf } from '@zaino/tools/payment-sandbox/testing/shop-side';
import type Stripe from 'stripe';
import { CardKeeperEntity } from '../payments/card-keeper.entity';
import { STRIPE } from '../payments/provider';
import { ProviderLedger } from '../reconciliation/provider-ledger';
import { cards, PayingService } from '../testing/paying-service';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());
beforeEach(() => paying.misbehave({}));

const path = '/api/saved-cards';

/** A family that is signed in, with its calls about cards. */
async function family(uid = randomUUID()) {
  const customer = await paying.service.signIn({ uid });
  const send = (method: string, rest = '') =>
    customer.call<SavedCards>({ method, path: `${path}${rest}` });
  return { uid, send };
}

const save = { numero: cards.good, salva: 'si' };

/** Its order, paid by a card that it keeps. */
async function paidWithCard(uid: string) {
  const placed = await paying.place({ order: { customerId: uid } });
  await paying.pay(placed.page, save);
  await paying.deliverAll(placed.order.id);
  return placed;
}

const pageText = async (page: string | null) =>
  (await fetch(`${paying.sandbox.url}/c/pay/${page ?? ''}`)).text();

describe('saved cards', () => {
  it('are off until somebody asks for them', async () => {
    const { uid, send } = await family();
    expect((await send('GET')).body).toEqual({ isOn: false, cards: [] });
    const { page } = await paying.place({ order: { customerId: uid } });
    expect(await pageText(page)).not.toContain('Salva la carta');
  });

  it('are kept on the page where the family says so, shown, and pay the next order', async () => {
    const { uid, send } = await family();
    expect((await send('POST')).body).toEqual({ isOn: true, cards: [] });
    expect((await send('POST')).body.isOn).toBe(true);
    await paidWithCard(uid);
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 };
    expect((await send('GET')).body).toMatchObject({ isOn: true, cards: [card] });
    const { page } = await paying.place({ order: { customerId: uid } });
    expect(await pageText(page)).toContain('Carta salvata che termina con 4242');
  });

  it('are removed one by one, or all with the wish, and by nobody else', async () => {
    const { uid, send } = await family();
    await send('POST');
    await paidWithCard(uid);
    const id = (await send('GET')).body.cards[0]?.id ?? '';
    const stranger = await family();
    await stranger.send('POST');
    expect((await stranger.send('DELETE', `/${id}`)).status).toBe(404);
    expect((await send('DELETE', `/${id}`)).body).toEqual({ isOn: true, cards: [] });
    expect((await send('DELETE', `/${id}`)).status).toBe(404);
    const keeper = await paying.service.dataSource.manager.findOneByOrFail(CardKeeperEntity, {
      customerId: uid,
    });
    expect((await send('DELETE')).body).toEqual({ isOn: false, cards: [] });
    await paying.settled();
    const stripe = stripeOf(paying.sandbox);
    const { data } = await stripe.customers.list({ limit: 100 });
    expect(data.find((one) => one.id === keeper.providerId)?.email).toBeNull();
    expect((await send('POST')).body).toEqual({ isOn: true, cards: [] });
  });

  it.each([
    ['off', ['DELETE'], false],
    ['off and on again', ['DELETE', 'POST'], true],
  ])('turned %s while the provider makes the customer leave none behind', async (_, then, isOn) => {
    const { uid, send } = await family();
    const { customers } = paying.service.app.get<Stripe>(STRIPE, { strict: false });
    const create = customers.create.bind(customers);
    const made: string[] = [];
    const creating = jest.spyOn(customers, 'create').mockImplementationOnce(async (...asked) => {
      const customer = await create(...asked);
      made.push(customer.id);
      for (const method of then) await send(method);
      return customer;
    });
    expect((await send('POST')).body).toEqual({ isOn, cards: [] });
    creating.mockRestore();
    await paying.settled();
    const { data } = await stripeOf(paying.sandbox).customers.list({ limit: 100 });
    expect(data.find(({ id }) => id === made[0])?.email).toBeNull();
    expect((await send('GET')).body.isOn).toBe(isOn);
    const own = data.filter(({ metadata }) => metadata.customerId === uid);
    expect(own).toHaveLength(isOn ? 1 : 0);
  });

  it('are told as away while the provider is, and nothing is lost', async () => {
    const { send } = await family();
    await paying.misbehave({ failRate: 1 });
    expect((await send('POST')).status).toBe(503);
    await paying.misbehave({});
    expect((await send('POST')).body.isOn).toBe(true);
    await paying.misbehave({ failRate: 1 });
    expect((await send('GET')).status).toBe(503);
  });

  it('that the provider knows no more do not stand in the way of paying', async () => {
    const { uid, send } = await family();
    await send('POST');
    const { providerId } = await paying.service.dataSource.manager.findOneByOrFail(
      CardKeeperEntity,
      { customerId: uid },
    );
    await stripeOf(paying.sandbox).customers.del(providerId ?? '');
    const { page } = await paying.place({ order: { customerId: uid } });
    expect(page).not.toBeNull();
    expect((await send('GET')).body).toEqual({ isOn: false, cards: [] });
  });

  it('end with the account, and are part of its data', async () => {
    const { uid, send } = await family();
    await send('POST');
    const data = { path: `/internal/customers/${uid}` };
    const { body } = await paying.service.serviceCall<{ cardsKeptSince: string }>(data);
    expect(Date.parse(body.cardsKeptSince)).toBeGreaterThan(0);
    await paying.service.serviceCall({ ...data, method: 'DELETE' });
    const { manager } = paying.service.dataSource;
    expect(await manager.findOneBy(CardKeeperEntity, { customerId: uid })).toBeNull();
    await paying.settled();
  });

  it('are never a guest’s', async () => {
    const { uid, send } = await family();
    await send('POST');
    const { page } = await paying.place({ order: { customerId: uid, isGuest: true } });
    expect(await pageText(page)).not.toContain('Salva la carta');
  });
});

it('what is paid with a card that is kept is compared with the provider as all else', async () => {
  const { uid, send } = await family();
  await send('POST');
  const { order } = await paidWithCard(uid);
  const now = Date.now();
  const span = { from: new Date(now - HOUR_MS), to: new Date(now + HOUR_MS) };
  const charges = await new ProviderLedger(stripeOf(paying.sandbox)).charges(span);
  expect(charges.map(({ metadata }) => metadata.orderId)).toContain(order.id);
});
