import { randomUUID } from 'node:crypto';
import { type AuditEntry, adminEndpoints, auditLogEndpoints } from '@zaino/contracts/identity';
import { type AuditAct, keepActEndpoint, SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { signInStaff } from '@zaino/service/testing/service-calls';
import { waitUntil } from '@zaino/testing/processes';
import { DataSource } from 'typeorm';
import { addAdmin, PASSWORD } from '../testing/accounts';
import { anAdmin } from '../testing/test-account';
import type { TestBrowser } from '../testing/test-browser';
import { SERVICE_KEY, startTestService, type TestService } from '../testing/test-service';
import { anAct } from './testing/an-act';
import { verifyChain } from './verify-chain';

const { search } = auditLogEndpoints;
const PATIENCE_MS = 15_000;

describe('the audit log', () => {
  let service: TestService;
  let neighbour: TestBrowser;
  let admin: TestBrowser;

  beforeAll(async () => {
    service = await startTestService();
    neighbour = service.browser({ [SERVICE_KEY_HEADER]: SERVICE_KEY });
    admin = await anAdmin(service);
  });
  afterAll(() => service.stop());

  const tell = async (act: AuditAct, id: string = randomUUID(), teller = neighbour) =>
    (await teller.call(keepActEndpoint, { params: { id }, body: act })).status;
  const found = async (query: Record<string, string>): Promise<AuditEntry[]> =>
    (await admin.ask(search, { query })).entries;
  const about = ({ subject }: AuditAct) => found({ id: subject.id });
  const verified = () => verifyChain(service.app.get(DataSource));

  it('keeps what a service tells, as it was told', async () => {
    const act = anAct({ reason: 'Pacco pronto', before: { z: 1, a: [null, 'è'] } });
    const id = randomUUID();
    expect(await tell(act, id)).toBe(200);
    const [entry, ...others] = await about(act);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ ...act, id });
    expect(entry?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('keeps an act once that comes twice', async () => {
    const [act, id] = [anAct(), randomUUID()];
    expect([await tell(act, id), await tell(act, id)]).toEqual([200, 200]);
    expect(await about(act)).toHaveLength(1);
  });

  it('binds each act to the one before, also where many come at once to two copies', async () => {
    const copy = await service.startCopy();
    const other = copy.browser({ [SERVICE_KEY_HEADER]: SERVICE_KEY });
    const act = anAct();
    const tellers = Array.from({ length: 24 }, (_, index) => (index % 2 ? neighbour : other));
    const answers = await Promise.all(tellers.map((teller) => tell(act, randomUUID(), teller)));
    expect(new Set(answers)).toEqual(new Set([200]));
    const numbers = (await about(act)).map(({ sequence }) => Number(sequence));
    expect(numbers).toHaveLength(24);
    expect(numbers).toEqual(numbers.toSorted((one, two) => two - one));
    expect(await verified()).toMatchObject({ isWhole: true });
  });

  it('keeps a personal value as a hash that is the same for the same', async () => {
    const ofVat = (value: string) => ({ vatNumber: { $hashed: value }, name: 'La Pagina' });
    const act = anAct({ before: ofVat('12345678903'), after: { list: [ofVat('12345678903')] } });
    await tell(act);
    const other = anAct({ after: ofVat('00743110157') });
    await tell(other);
    const [entry] = await about(act);
    const [otherEntry] = await about(other);
    const hashed = { vatNumber: { hmac: expect.stringMatching(/^[\w-]{43}$/) as string } };
    expect(entry).toMatchObject({ before: hashed, after: { list: [entry?.before] } });
    expect(otherEntry?.after).toMatchObject(hashed);
    expect(otherEntry?.after).not.toEqual(entry?.before);
    const [row] = await service.app
      .get(DataSource)
      .query<object[]>('SELECT * FROM audit_entry WHERE id = ?', [entry?.id]);
    expect(JSON.stringify(row)).not.toContain('12345678903');
  });

  it.each<[string, object]>([
    ['an act without a kind', { act: 'shipped' }],
    ['an act in capitals', { act: 'Orders.ship' }],
    ['no actor', { actor: null }],
    ['a reason that is too long', { reason: 'a'.repeat(501) }],
    ['something else', { email: 'ada@example.it' }],
  ])('refuses %s', async (_, changes) => {
    expect(await tell({ ...anAct(), ...changes })).toBe(400);
  });

  it('believes services alone', async () => {
    expect(await tell(anAct(), randomUUID(), admin)).toBe(401);
    expect(await tell(anAct(), randomUUID(), service.browser())).toBe(401);
  });

  it('is only appended to: the database refuses the service all else', async () => {
    const act = anAct();
    await tell(act);
    const [entry] = await about(act);
    const database = service.app.get(DataSource);
    const changes = [
      "UPDATE audit_entry SET act = 'orders.cancel' WHERE id = ?",
      'DELETE FROM audit_entry WHERE id = ?',
    ];
    for (const sql of changes) {
      await expect(database.query(sql, [entry?.id])).rejects.toThrow('only appended to');
    }
    expect(await about(act)).toEqual([entry]);
  });

  describe('is searched', () => {
    const who = { id: randomUUID(), name: 'cercata' };
    const day = '2026-03-29';
    const acts = [
      anAct({ actor: who, act: 'products.saved', subject: { kind: 'product', id: 'P-0001' } }),
      anAct({ actor: who, act: 'products.deleted', at: `${day}T21:59:59.000Z` }),
      anAct({ actor: who, act: 'vouchers.ended', at: `${day}T22:00:00.000Z` }),
    ];
    beforeAll(async () => {
      for (const act of acts) await tell(act);
    });
    const namesOf = (entries: AuditEntry[]) => entries.map(({ act }) => act);

    it.each<[Record<string, string>, string[]]>([
      [{}, ['vouchers.ended', 'products.deleted', 'products.saved']],
      [{ act: 'products.' }, ['products.deleted', 'products.saved']],
      [{ act: 'vouchers.ended' }, ['vouchers.ended']],
      [{ act: 'prod%' }, []],
      [{ act: 'però' }, []],
      [{ kind: 'product', id: 'P-0001' }, ['products.saved']],
      // Summer time began on that day: it ends two hours before midnight in Greenwich.
      [{ from: day, to: day }, ['products.deleted']],
      [{ from: '2026-03-30', to: '2026-03-31' }, ['vouchers.ended']],
      [{ id: '' }, ['vouchers.ended', 'products.deleted', 'products.saved']],
    ])('by %j', async (query, names) => {
      expect(namesOf(await found({ who: 'cercata', ...query }))).toEqual(names);
    });

    it('by pages, which what comes meanwhile does not move', async () => {
      const first = await admin.ask(search, { query: { who: 'cercata', limit: '2' } });
      await tell(anAct({ actor: who, act: 'products.duplicated' }));
      const query = { who: 'cercata', limit: '2', before: first.next ?? '' };
      const second = await admin.ask(search, { query });
      expect([namesOf(first.entries), namesOf(second.entries), second.next]).toEqual([
        ['vouchers.ended', 'products.deleted'],
        ['products.saved'],
        null,
      ]);
    });

    it('by admins who may do everything, and nobody else', async () => {
      const headers = await signInStaff(service.app, ['orders', 'money', 'blog', 'catalogue']);
      expect((await service.browser(headers).call(search)).status).toBe(403);
      expect((await service.browser().call(search)).status).toBe(401);
    });
  });

  it('has what admins do in the identity service itself', async () => {
    const { id, username } = await addAdmin(service);
    const signedIn = await service.browser().ask(adminEndpoints.login, {
      body: { username, password: PASSWORD },
    });
    const token = signedIn.success ? signedIn.token : '';
    await service.browser({ authorization: `Bearer ${token}` }).ask(adminEndpoints.changePassword, {
      body: { currentPassword: PASSWORD, password: 'un’altra password lunga' },
    });
    const told = () => found({ kind: 'admin', id });
    expect(await waitUntil(async () => (await told()).length > 0, PATIENCE_MS)).toBe(true);
    expect(await told()).toMatchObject([
      {
        act: 'admins.password-changed',
        source: 'identity',
        actor: { id, name: username },
        before: null,
        after: null,
      },
    ]);
  });
});
