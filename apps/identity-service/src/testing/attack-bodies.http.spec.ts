import { authEndpoints } from '@zaino/contracts/identity';
import { type Endpoint, problemSchema } from '@zaino/contracts/shared';
import { DataSource } from 'typeorm';
import { addUser } from './accounts';
import { bodyFor, callRaw, nameOf, servedEndpoints } from './contract-walk';
import { aSession, anAccount, anAdmin, anOwner } from './test-account';
import type { TestBrowser } from './test-browser';
import { startTestService, type TestService } from './test-service';
import { sessionUser } from '../users/session-user';
import { UserEntity } from '../users/user.entity';

const SHARED_BODY_LIMIT = 256 * 1024;

/** What no caller may decide. */
const forbiddenFields: [string, unknown][] = [
  ['role', 'admin'],
  ['tenantId', '00000000-0000-4000-8000-000000000000'],
  ['uid', '00000000-0000-4000-8000-000000000000'],
  ['userUid', '00000000-0000-4000-8000-000000000000'],
  ['id', '00000000-0000-4000-8000-000000000000'],
  ['isEmailVerified', true],
  ['emailVerifiedAt', '2026-01-01T00:00:00Z'],
  ['passwordHash', '$argon2id$'],
  ['providerSubject', 'issuer subject'],
  ['createdAt', '2026-01-01T00:00:00Z'],
  ['kind', 'admin'],
];

describe('bodies that attack the identity service', () => {
  let service: TestService;
  let user: UserEntity;
  let customer: TestBrowser;
  let admin: TestBrowser;
  let owner: TestBrowser;
  let withBody: Endpoint[];

  beforeAll(async () => {
    service = await startTestService();
    user = await addUser(service);
    customer = (await aSession(service, sessionUser(user))).browser;
    admin = await anAdmin(service);
    owner = (await anOwner(service)).browser;
    withBody = servedEndpoints(service).filter(({ body }) => body !== undefined);
  });
  afterAll(() => service.stop());

  const callerOf = ({ access }: Endpoint) => {
    if (access === 'public') return service.browser();
    if (access === 'bookshop') return owner;
    return access === 'admin' || access === 'enrolling-admin' ? admin : customer;
  };
  const rows = () =>
    service.app.get(DataSource).manager.find(UserEntity, { order: { uid: 'ASC' } });
  /** Sends the same to every endpoint with a body; gives the statuses by name, and checks the answers. */
  const sendToAll = async (
    make: (endpoint: Endpoint) => string | Buffer<ArrayBuffer>,
    type?: string,
  ) => {
    const statuses: Record<string, number> = {};
    for (const endpoint of withBody) {
      const headers = type === undefined ? undefined : { 'content-type': type };
      const answer = await callRaw(callerOf(endpoint), endpoint, { body: make(endpoint), headers });
      expect(problemSchema.safeParse(answer.body).error).toBeUndefined();
      expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|SyntaxError|zod/i);
      expect(answer.headers.get('set-cookie')).toBeNull();
      statuses[nameOf(endpoint)] = answer.status;
    }
    return statuses;
  };
  const allAre = (status: number) =>
    Object.fromEntries(withBody.map((endpoint) => [nameOf(endpoint), status]));

  describe('mass assignment', () => {
    it.each(forbiddenFields)(
      'of %s is refused by every call, at every level',
      async (name, value) => {
        const before = await rows();
        expect(
          await sendToAll((one) => JSON.stringify({ ...bodyFor(one), [name]: value })),
        ).toEqual(allAre(400));
        const { path } = authEndpoints.register;
        const nested = (endpoint: Endpoint) => {
          const body = bodyFor(endpoint);
          if (endpoint.path !== path) return JSON.stringify({ ...body, [name]: value });
          const { profile } = body as { profile: object };
          return JSON.stringify({ ...body, profile: { ...profile, [name]: value } });
        };
        expect(await sendToAll(nested)).toEqual(allAre(400));
        expect(await rows()).toEqual(before);
        expect(await customer.ask(authEndpoints.me)).toMatchObject({ user: sessionUser(user) });
      },
    );

    it.each([
      ['__proto__', '"__proto__":{"role":"admin"}'],
      ['constructor', '"constructor":{"prototype":{"role":"admin"}}'],
    ])('by way of %s is refused by every call', async (_, member) => {
      const forged = (endpoint: Endpoint) =>
        JSON.stringify(bodyFor(endpoint)).replace('{', `{${member},`);
      expect(await sendToAll(forged)).toEqual(allAre(400));
      expect(({} as { role?: string }).role).toBeUndefined();
    });
  });

  it.each([
    ['is no JSON', '{'],
    ['ends too early', '{"email":"a@b.it","password":"x"'],
    ['is a list', '[]'],
    ['is a list of bodies', '[{"email":"a@b.it","password":"x"}]'],
    ['is a number', '1'],
    ['is a text', '"x"'],
    ['has a member nobody knows', '{"a":1}'],
    ['is nested a thousand times', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`],
    ['has a key twice', '{"role":"customer","role":"admin"}'],
    ['is no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['begins with a mark of order', '\uFEFF{}x'],
    ['has numbers that are none', '{"email":NaN}'],
  ])('one that %s is refused by every call', async (_, body) => {
    expect(await sendToAll(() => body)).toEqual(allAre(400));
  });

  it('too large ones are refused by every call', async () => {
    const tooLarge = ({ bodyLimit = SHARED_BODY_LIMIT }: Endpoint) =>
      `{"a":"${'a'.repeat(bodyLimit)}"}`;
    expect(await sendToAll(tooLarge)).toEqual(allAre(413));
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of the type %s, which a page of another site can send, are refused by every call',
    async (type) => {
      expect(await sendToAll((endpoint) => JSON.stringify(bodyFor(endpoint)), type)).toEqual(
        allAre(415),
      );
    },
  );

  it('texts in the place of texts only: lists, objects and numbers are refused', async () => {
    const values = [['x'], { $ne: '' }, 1, true, null];
    for (const endpoint of withBody) {
      const body = bodyFor(endpoint);
      const texts = Object.entries(body).filter(([, value]) => typeof value === 'string');
      for (const [name] of texts) {
        for (const value of values) {
          const sent = JSON.stringify({ ...body, [name]: value });
          const { status } = await callRaw(callerOf(endpoint), endpoint, { body: sent });
          expect([nameOf(endpoint), name, value, status]).toEqual([
            nameOf(endpoint),
            name,
            value,
            400,
          ]);
        }
      }
    }
  });

  it('garbage where no body is asked for is no error of ours', async () => {
    const without = servedEndpoints(service).filter(
      ({ body, method }) => body === undefined && method !== 'GET',
    );
    expect(without.length).toBeGreaterThan(2);
    for (const endpoint of without) {
      for (const body of ['{', `"${'a'.repeat(SHARED_BODY_LIMIT)}"`, '{"role":"admin"}']) {
        const { browser } = await anAccount(service);
        const isOfAdmins = endpoint.access === 'admin' || endpoint.access === 'enrolling-admin';
        const caller = isOfAdmins ? await anAdmin(service) : browser;
        const { status } = await callRaw(caller, endpoint, { body });
        expect([nameOf(endpoint), status < 500]).toEqual([nameOf(endpoint), true]);
      }
    }
  });
});
