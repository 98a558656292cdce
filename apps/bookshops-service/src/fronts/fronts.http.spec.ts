import { dataChangedChannel } from '@zaino/contracts/shared';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { connectTestRedis } from '@zaino/testing/test-redis';
import { waitUntil } from '@zaino/testing/processes';
import { openings, VAT_NUMBER } from '../testing/openings';
import {
  type Bookshop,
  ready,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

const { opened, pointOf } = openings(() => service);

async function holderOf(domain: string): Promise<object> {
  const path = `/internal/shop-fronts/${domain}`;
  const { status, body } = await service.call({ path, headers: serviceKeyHeader });
  expect(status).toBe(200);
  return body;
}
const holder = ({ tenant }: Bookshop) => holderOf(tenant.domain);

describe('whose a sub-domain is', () => {
  it('is known to services alone', async () => {
    const { tenant } = await opened();
    const { status } = await service.call({ path: `/internal/shop-fronts/${tenant.domain}` });
    expect(status).toBe(401);
  });

  it('is said of an open one with all that everybody may know, and nothing of whose it is', async () => {
    const bookshop = await opened('La Pagina');
    const { tenant } = bookshop;
    await bookshop.change({
      pickupNotes: 'Suonare',
      phone: '0372 1',
      email: 'ada@privata.example',
    });
    expect(await holder(bookshop)).toEqual({
      standing: 'open',
      front: {
        id: tenant.id,
        name: 'La Pagina',
        url: `https://${tenant.domain}.zaino.example`,
        address: 'Via Roma 1',
        city: 'Cremona',
        postalCode: '26100',
        province: 'Cremona',
        phone: '0372 1',
        vatNumber: VAT_NUMBER,
        openingHours: ready.openingHours,
        closures: [],
        schools: [],
        notice: '',
        picture: null,
        accent: '',
        adoptedBookDiscount: 0,
        otherBookDiscount: 0,
        offersPickup: true,
        notes: 'Suonare',
        version: expect.any(Number) as number,
      },
    });
  });

  it('shows what an admin has approved, while a change waits', async () => {
    const bookshop = await opened('La Pagina');
    await bookshop.change({ name: 'Il Segnalibro' });
    expect(await holder(bookshop)).toMatchObject({ front: { name: 'La Pagina' } });
  });

  it('is nobody’s where nobody has it, and while an account is being made', async () => {
    expect(await holderOf('nessuno')).toEqual({ standing: 'unknown' });
    await service.reserve({ domain: 'in-arrivo' });
    expect(await holderOf('in-arrivo')).toEqual({ standing: 'unknown' });
    service.advance(11 * MINUTE_MS);
    expect(await holderOf('in-arrivo')).toEqual({ standing: 'unknown' });
  });

  it('says that one is paused, by its name', async () => {
    const bookshop = await opened('La Pagina');
    await bookshop.change({ state: 'paused' });
    expect(await holder(bookshop)).toEqual({ standing: 'paused', name: 'La Pagina' });
  });

  it('names none that no admin has approved, or that is closed', async () => {
    expect(await holder(await service.bookshop({ name: 'Mai vista' }))).toEqual({
      standing: 'closed',
    });
    const closed = await opened();
    await closed.change({ state: 'closed' });
    expect(await holder(closed)).toEqual({ standing: 'closed' });
  });

  it('says that an admin has suspended one, and names it no more', async () => {
    const suspended = await opened();
    await service.command(suspended.tenant.id, { kind: 'pause', reason: 'Reclami' });
    expect(await holder(suspended)).toEqual({ standing: 'paused', name: null });
  });

  it('leads to the new one for 90 days', async () => {
    const bookshop = await opened();
    const { domain } = bookshop.tenant;
    await bookshop.change({ domain: 'nuovo-nome' });
    expect(await holderOf(domain)).toEqual({
      standing: 'moved',
      url: 'https://nuovo-nome.zaino.example',
    });
    expect(await holderOf('nuovo-nome')).toMatchObject({ standing: 'open' });
    await bookshop.change({ state: 'closed' });
    expect(await holderOf(domain)).toEqual({ standing: 'closed' });
    await bookshop.change({ state: 'open' });
    service.advance(90 * DAY_MS + 1);
    expect(await holderOf(domain)).toEqual({ standing: 'unknown' });
  });

  it('leads nowhere once the owner is gone', async () => {
    const bookshop = await opened();
    const path = `/internal/tenants/${bookshop.tenant.id}`;
    await service.call({ method: 'DELETE', path, headers: serviceKeyHeader });
    expect(await holder(bookshop)).toEqual({ standing: 'closed' });
    service.advance(90 * DAY_MS + 1);
    expect(await holder(bookshop)).toEqual({ standing: 'unknown' });
  });

  it('is told of with each change, so that nobody goes on with the old', async () => {
    const bookshop = await opened();
    const listener = await connectTestRedis(service.redisRelay.url);
    const heard: string[] = [];
    await listener.subscribe(dataChangedChannel(listener), (message) => heard.push(message));
    await bookshop.change({ phone: '0372 2' });
    expect(await waitUntil(() => Promise.resolve(heard.length > 0), 10_000)).toBe(true);
    expect(heard.map((message) => JSON.parse(message) as unknown)).toEqual([
      { domain: 'bookshops' },
    ]);
    await listener.close();
  });
});

describe('what a bookshop tells its families', () => {
  it('stands on its days at its front, where it is chosen and where orders ask for it', async () => {
    const bookshop = await opened();
    const today = italianDay(Date.now());
    const notice = { text: 'Oggi chiudiamo alle 17.', from: today, until: today };
    const told = async () => {
      const { id } = bookshop.tenant;
      const known = await service.call({
        path: `/internal/tenants/${id}`,
        headers: serviceKeyHeader,
      });
      const { front } = (await holder(bookshop)) as { front: { notice: string } };
      const point = (await pointOf(bookshop)) as { notice?: string } | undefined;
      return [front.notice, point?.notice, (known.body as { notice?: unknown }).notice];
    };
    expect((await bookshop.change({ notice })).status).toBe(200);
    expect(await told()).toEqual([notice.text, notice.text, notice.text]);
    service.advance(DAY_MS);
    expect(await told()).toEqual(['', '', '']);
  });
});
