import { randomUUID } from 'node:crypto';
import type { Payouts, ProviderAccount } from '@zaino/contracts/orders';
import {
  postForm,
  setFaults,
  stripeOf,
  tellSandbox,
} from '@zaino/tools/payment-sandbox/testing/shop-side';
import { ACCOUNT, PayingService } from '../testing/paying-service';

let paying: PayingService;
beforeAll(async () => {
  paying = await PayingService.start();
});
afterAll(() => paying.stop());

const base = '/internal/payment-accounts';
const read = (id: string) => paying.service.serviceCall<ProviderAccount>({ path: `${base}/${id}` });
const post = <Body>(path: string, body?: unknown) =>
  paying.service.serviceCall<Body>({ method: 'POST', path: `${base}${path}`, body });
const wish = () => ({ attemptId: randomUUID(), tenantId: randomUUID() });
const linkTo = (id: string) => post<{ url: string }>(`/${id}/links`);
const payouts = (id: string) =>
  paying.service.serviceCall<Payouts>({ path: `${base}/${id}/payouts` });
const tell = (call: 'account' | 'payout', values: object) =>
  tellSandbox(paying.sandbox, call, values);

async function made(): Promise<string> {
  return (await post<{ id: string }>('', wish())).body.id;
}

describe('an account for payments', () => {
  it('is active where money can go there, and unknown where the provider has none of it', async () => {
    expect(await read(ACCOUNT)).toMatchObject({ status: 200, body: { standing: 'active' } });
    const nobodys = { standing: 'unknown', missing: [], deadline: null, isRejected: false };
    expect(await read('acct_nobodys')).toMatchObject({ status: 200, body: nobodys });
  });

  it('is made once for an attempt, and another for another', async () => {
    const wanted = wish();
    const [one, other] = await Promise.all([post('', wanted), post('', wanted)]);
    expect(one.status).toBe(200);
    expect(other.body).toEqual(one.body);
    expect(await made()).not.toBe((one.body as { id: string }).id);
    const { data } = await stripeOf(paying.sandbox).accounts.list({ limit: 100 });
    const own = data.filter(({ metadata }) => metadata?.tenantId === wanted.tenantId);
    expect(own).toMatchObject([{ type: 'express', email: null }]);
    expect((await read(own[0]?.id ?? '')).body.madeFor).toBe(wanted.tenantId);
    expect((await read(ACCOUNT)).body.madeFor).toBeNull();
  });

  it('tells what is missing, whether it is looked at, and that it is ready', async () => {
    const id = await made();
    expect((await read(id)).body).toMatchObject({
      standing: 'incomplete',
      missing: expect.arrayContaining([{ name: 'external_account', isLate: true }]) as unknown,
    });
    const { url } = (await linkTo(id)).body;
    await postForm(url, { esito: 'incompleto' });
    const document = { name: 'person_1Sandbox.verification.document', isLate: false };
    expect((await read(id)).body).toMatchObject({ standing: 'incomplete', missing: [document] });
    await postForm((await linkTo(id)).body.url, { esito: 'verifica' });
    expect((await read(id)).body).toMatchObject({ standing: 'in-review', missing: [] });
    await postForm((await linkTo(id)).body.url, { esito: 'completo' });
    expect((await read(id)).body).toMatchObject({ standing: 'active', missing: [] });
  });

  it('has links that are new each time and lead back to the desk, also once they are spent', async () => {
    const id = await made();
    const [one, other] = [(await linkTo(id)).body.url, (await linkTo(id)).body.url];
    expect(other).not.toBe(one);
    const back = (await postForm(one, { esito: 'completo' })).headers.get('location');
    expect(back).toMatch(/\/dashboard\/pagamenti\?conto=ok$/);
    const again = await fetch(one, { redirect: 'manual' });
    expect(again.headers.get('location')).toMatch(/\/dashboard\/pagamenti\?conto=scaduto$/);
    expect((await linkTo('acct_nobodys')).status).toBe(404);
  });

  it('pays out, the latest first', async () => {
    const id = await made();
    expect((await payouts(id)).body).toEqual({ payouts: [] });
    const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1_000;
    await tell('payout', { account: id, amount: 1_000, arrivalDate: day('2026-09-10') });
    const next = { amount: 2_050, status: 'in_transit', arrivalDate: day('2026-09-17') };
    await tell('payout', { account: id, ...next });
    expect((await payouts(id)).body.payouts).toMatchObject([
      { amount: 20.5, state: 'in-transit', day: '2026-09-17' },
      { amount: 10, state: 'paid', day: '2026-09-10' },
    ]);
    expect((await payouts('acct_nobodys')).status).toBe(404);
  });

  it('cannot be asked about, made or linked to while the provider gives no answer', async () => {
    const id = await made();
    await setFaults(paying.sandbox, { failRate: 1 });
    const answers = [await read(id), await payouts(id), await linkTo(id), await post('', wish())];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    await setFaults(paying.sandbox, {});
  });

  it('is other services’ to ask about', async () => {
    const { call } = await paying.service.signIn({});
    for (const path of [`${base}/${ACCOUNT}`, `${base}/${ACCOUNT}/payouts`]) {
      expect((await call({ path })).status).toBe(401);
    }
    for (const path of [base, `${base}/${ACCOUNT}/links`]) {
      expect((await call({ method: 'POST', path, body: wish() })).status).toBe(401);
    }
  });
});

describe('what the provider tells of an account', () => {
  it('goes on to the bookshops service, also what comes twice or late', async () => {
    const id = await made();
    await tell('account', { account: id, standing: 'active' });
    await tell('account', { account: id, standing: 'restricted' });
    const { events } = await paying.ledger();
    const told = events.filter(({ account }) => account === id);
    expect(told).toHaveLength(2);
    for (const event of [...told.toReversed(), ...told]) await paying.deliver(event);
    await paying.settled();
    const { followedAccounts } = paying.service.bookshops;
    expect(followedAccounts.filter((account) => account === id)).toEqual([id, id]);
  });

  it('is kept until the bookshops service takes it', async () => {
    const id = await made();
    await tell('account', { account: id, standing: 'review' });
    const { events } = await paying.ledger();
    const [event] = events.filter(({ account }) => account === id);
    if (!event) throw new Error('The sandbox tells nothing of the account.');
    expect((await paying.deliver(event)).status).toBe(200);
    // The shape of what comes is not trusted: another account's name is no address of ours.
    const strange = { ...event, id: 'evt_strange', account: '../tenants' };
    expect((await paying.deliver(strange)).status).toBe(200);
    await paying.settled();
    expect(paying.service.bookshops.followedAccounts.filter((one) => one === id)).toEqual([id]);
    expect(await paying.parked()).toEqual([]);
  });
});
