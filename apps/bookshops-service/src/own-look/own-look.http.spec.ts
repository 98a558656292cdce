import type { OwnTenant } from '@zaino/contracts/bookshops';
import { type Problem, type ShopFront } from '@zaino/contracts/shared';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { MediaSweep } from '@zaino/service/media/media-sweep';
import { anImage } from '@zaino/service/media/testing/image-files';
import { SubscriptionEntity } from '../plans/subscription.entity';
import { openings } from '../testing/openings';
import {
  type Bookshop,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

const { opened, waiting } = openings(() => service);
const alt = 'La vetrina su via Roma';

const pays = ({ tenant }: Bookshop, status: 'active' | 'ended' = 'active') =>
  service.database.manager.save(SubscriptionEntity, { tenantId: tenant.id, status });

/** An open bookshop with the paid plan. */
async function paying(): Promise<Bookshop> {
  const bookshop = await opened();
  await pays(bookshop);
  return bookshop;
}

async function upload({ headers }: Bookshop, bytes: Uint8Array<ArrayBuffer>) {
  const answer = await fetch(`${service.origin}/api/bookshops/media`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  const body = (await answer.json()) as { url: string } & Problem;
  return { status: answer.status, body };
}

/** A form of a picture, as somebody sees it. */
const form = (url: string, viewer: { headers?: Record<string, string> } = {}) =>
  fetch(`${service.origin}${url}/160.webp`, { headers: viewer.headers ?? {} });

let drawn = 0;
/** The address of a picture like no other. */
async function picture(bookshop: Bookshop): Promise<string> {
  const image = await anImage('jpeg', { width: 40 + (drawn += 1), height: 30 });
  const { status, body } = await upload(bookshop, new Uint8Array(image));
  expect([status, body.detail]).toEqual([200, undefined]);
  return body.url;
}

const look = ({ tenant, headers }: Bookshop, body: object) =>
  service.call({ method: 'PUT', path: `/api/tenants/${tenant.id}/look`, headers, body });

async function front({ tenant }: Bookshop): Promise<Pick<ShopFront, 'picture' | 'accent'>> {
  const path = `/internal/shop-fronts/${tenant.domain}`;
  const { body } = await service.call({ path, headers: serviceKeyHeader });
  const { picture: shown, accent } = (body as unknown as { front: ShopFront }).front;
  return { picture: shown, accent };
}

const nothing = { picture: null, accent: '' };

describe('the look of a bookshop', () => {
  it('is of the paid plan: without it no picture is kept, and no colour', async () => {
    const bookshop = await opened();
    const image = new Uint8Array(await anImage('png'));
    const answers = [
      await upload(bookshop, image),
      await look(bookshop, { accent: '#3f6fb5' }),
      await look(bookshop, { picture: `/api/bookshops/media/${'a'.repeat(32)}`, pictureAlt: alt }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([403, 'plan-needed']);
    }
    expect((await look(bookshop, { picture: '', pictureAlt: '', accent: '' })).status).toBe(200);
  });

  it('rests with the plan, and is there again with it', async () => {
    const bookshop = await paying();
    await look(bookshop, { accent: '#3f6fb5' });
    expect(await front(bookshop)).toEqual({ ...nothing, accent: '#3f6fb5' });
    await pays(bookshop, 'ended');
    expect(await front(bookshop)).toEqual(nothing);
    expect((await bookshop.read()).body.accent).toBe('#3f6fb5');
    await pays(bookshop);
    expect(await front(bookshop)).toEqual({ ...nothing, accent: '#3f6fb5' });
  });

  it('has a colour on which white can be read, and is told the nearest one', async () => {
    const bookshop = await paying();
    const { status, body } = await look(bookshop, { accent: '#FFE25C' });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'accent']);
    expect(body.errors?.[0]?.message).toMatch(/1,28 a 1, ne serve 4,5\..*#857630/);
    expect((await look(bookshop, { accent: '#857630' })).body.accent).toBe('#857630');
  });

  it.each(['red', '#fff', '#3f6fb5;}*{display:none', 'url(x)'])(
    'has no colour %s',
    async (accent) => {
      expect((await look(await paying(), { accent })).status).toBe(400);
    },
  );
});

describe('the picture of a bookshop', () => {
  it('waits for an admin while the bookshop is open, and is shown once it is approved', async () => {
    const bookshop = await paying();
    const url = await picture(bookshop);
    const { body } = await look(bookshop, { picture: url, pictureAlt: alt });
    expect(body).toMatchObject({
      picture: '',
      opening: { pending: { picture: url, pictureAlt: alt } },
    } satisfies Partial<Record<keyof OwnTenant, unknown>>);
    expect(await front(bookshop)).toEqual(nothing);
    expect(await waiting(bookshop)).toMatchObject({ wish: 'changes' });
    await service.command(bookshop.tenant.id, { kind: 'approve' });
    expect(await front(bookshop)).toEqual({ accent: '', picture: { url, alt } });
    expect((await service.review(bookshop.tenant.id)).history[0]).toMatchObject({
      action: 'changes-approved',
      after: { picture: url, pictureAlt: alt },
    });
  });

  it('is seen by its owner and by admins alone until an admin has approved it', async () => {
    const [bookshop, other] = [await paying(), await paying()];
    const url = await picture(bookshop);
    const admin = { headers: await service.signIn({ role: 'admin' }) };
    const { id: tenantId } = bookshop.tenant;
    const colleague = { headers: await service.signIn({ role: 'colleague', tenantId }) };
    const seen = async () =>
      Promise.all(
        [{}, other, colleague, bookshop, admin].map(async (who) => (await form(url, who)).status),
      );
    // Uploaded, and then saved.
    expect(await seen()).toEqual([404, 404, 404, 200, 200]);
    await look(bookshop, { picture: url, pictureAlt: alt });
    expect(await seen()).toEqual([404, 404, 404, 200, 200]);
    expect((await form(url, bookshop)).headers.get('cache-control')).toBe('private, no-store');
    await service.command(tenantId, { kind: 'approve' });
    expect(await seen()).toEqual([200, 200, 200, 200, 200]);
    expect((await form(url)).headers.get('cache-control')).toMatch(/^public, .*immutable$/);
    // The next one waits again, and what was taken away is nobody's.
    const next = await picture(bookshop);
    await look(bookshop, { picture: next, pictureAlt: alt });
    expect([(await form(next)).status, (await form(url)).status]).toEqual([404, 200]);
    await look(bookshop, { picture: '', pictureAlt: '' });
    expect([(await form(next)).status, (await form(url)).status]).toEqual([404, 404]);
  });

  it('of a bookshop that was never opened is seen by nobody else', async () => {
    const bookshop = await service.paidBookshop();
    const url = await picture(bookshop);
    await look(bookshop, { picture: url, pictureAlt: alt });
    expect((await bookshop.read()).body.picture).toBe(url);
    expect([(await form(url)).status, (await form(url, bookshop)).status]).toEqual([404, 200]);
  });

  it('that two bookshops have is each one’s own', async () => {
    const [bookshop, other] = [await paying(), await paying()];
    const image = new Uint8Array(await anImage('jpeg', { width: 33, height: 44 }));
    const { url } = (await upload(bookshop, image)).body;
    expect((await form(url, other)).status).toBe(404);
    await upload(other, image);
    await look(other, { picture: url, pictureAlt: alt });
    await service.command(other.tenant.id, { kind: 'approve' });
    expect((await form(url)).status).toBe(200);
  });

  it('goes at once when it is taken away', async () => {
    const bookshop = await paying();
    await look(bookshop, { picture: await picture(bookshop), pictureAlt: alt });
    await service.command(bookshop.tenant.id, { kind: 'approve' });
    await look(bookshop, { picture: '', pictureAlt: '' });
    expect(await front(bookshop)).toEqual(nothing);
  });

  it('needs words, and to be one that we keep', async () => {
    const bookshop = await paying();
    const url = await picture(bookshop);
    const unknown = `/api/bookshops/media/${'0'.repeat(32)}`;
    for (const [changes, path] of [
      [{ picture: url }, 'pictureAlt'],
      [{ picture: url, pictureAlt: ' ' }, 'pictureAlt'],
      [{ picture: unknown, pictureAlt: alt }, 'picture'],
      [{ picture: 'https://altrove.example/foto.jpg', pictureAlt: alt }, 'picture'],
      [{ picture: url.replace('bookshops/', 'blog/'), pictureAlt: alt }, 'picture'],
    ] as const) {
      const { status, body } = await look(bookshop, changes);
      expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    }
  });

  it('is a picture', async () => {
    const bookshop = await paying();
    const { status, body } = await upload(bookshop, new TextEncoder().encode('<svg onload=x>'));
    expect([status, body.code]).toEqual([400, 'image-refused']);
  });

  it('is tried ten times an hour at most', async () => {
    const bookshop = await paying();
    const image = new Uint8Array(await anImage('png'));
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await upload(bookshop, image)).status).toBe(200);
    }
    expect((await upload(bookshop, image)).status).toBe(429);
    service.advance(HOUR_MS);
    expect((await upload(bookshop, image)).status).toBe(200);
  });

  it('stays as long as a front or an admin needs it, and a week longer', async () => {
    const bookshop = await paying();
    const [waits, nowhere] = [await picture(bookshop), await picture(bookshop)];
    await look(bookshop, { picture: waits, pictureAlt: alt });
    const age = `UPDATE media SET needed_at = needed_at - INTERVAL ${(8 * DAY_MS) / 1000} SECOND`;
    await service.database.query(age);
    await service.app.get(MediaSweep, { strict: false }).run();
    expect((await form(waits, bookshop)).headers.get('content-type')).toBe('image/webp');
    expect((await form(nowhere, bookshop)).status).toBe(404);
  });

  it('is another bookshop’s alone where it is another bookshop’s', async () => {
    const [bookshop, other] = [await paying(), await paying()];
    const { headers } = other;
    const path = `/api/tenants/${bookshop.tenant.id}/look`;
    const { status } = await service.call({ method: 'PUT', path, headers, body: { accent: '' } });
    expect(status).toBe(404);
  });
});
