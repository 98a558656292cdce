import type { Team } from '@zaino/contracts/releases';
import { MINUTE_MS, SECOND_MS } from '@zaino/rules/durations';
import { makeSigningKeys } from '@zaino/service/signed-text';
import { startTestService, type TestService } from '../testing/test-service';
import { localToken } from './local-team';
import { TeamEntity } from './team.entity';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

const teamsPath = '/api/admin/releases/teams';
const list = async () => (await service.adminCall<{ teams: Team[] }>({ path: teamsPath })).body;
const revoke = (id: string) =>
  service.adminCall<{ team: Team }>({ method: 'DELETE', path: `${teamsPath}/${id}` });
const readBy = (headers: Record<string, string>, app = 'cart') =>
  service.call({ path: `/api/releases/${app}`, headers });

describe('a team’s token', () => {
  it('is told once, and kept as a hash', async () => {
    const { team, headers } = await service.team('cart', 'patch');
    const token = String(headers.authorization).replace('Bearer ', '');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(team).toMatchObject({ app: 'cart', largestJump: 'patch', by: 'Prova' });
    expect(await list()).toEqual({ teams: [team] });
    const rows = await service.database.manager.find(TeamEntity);
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([
      expect.stringMatching(/^[\da-f]{64}$/),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('opens its own app, and no other', async () => {
    const { headers } = await service.team('cart');
    expect(await readBy(headers)).toMatchObject({ status: 200, body: { app: 'cart' } });
    expect(await readBy(headers, 'blog')).toMatchObject({
      status: 403,
      body: {
        code: 'not-yours',
        detail: 'Questo token (Squadra cart) vale per cart, non per blog.',
      },
    });
  });

  it('of a remote publishes, promotes and takes back no shell', async () => {
    await service.given(['shell', 'aaaaaaaaaaaa'], ['shell', 'bbbbbbbbbbbb']);
    const live = await service.live();
    const { headers } = await service.team('cart', 'major');
    const refused = { status: 403, body: { code: 'not-yours' } };
    expect(await service.publish('shell', 'cccccccccccc', { headers })).toMatchObject(refused);
    expect(await service.promote('shell', 'aaaaaaaaaaaa', headers)).toMatchObject(refused);
    expect(await service.goBack('shell', headers)).toMatchObject(refused);
    expect(await service.live()).toEqual(live);
    expect((await service.read('shell')).versions).toHaveLength(2);
    const own = await service.team('shell');
    const upload = { headers: own.headers };
    expect(await service.publish('shell', 'cccccccccccc', upload)).toMatchObject({ status: 200 });
  });

  it('opens nothing of what is for admins', async () => {
    const { headers } = await service.team('cart');
    expect(await service.call({ path: teamsPath, headers })).toMatchObject({ status: 401 });
  });

  it('opens nothing any more once it is revoked, and stays in the list', async () => {
    const { team, headers } = await service.team('cart');
    const { status, body } = await revoke(team.id);
    expect([status, typeof body.team.revokedAt]).toEqual([200, 'string']);
    expect(await readBy(headers)).toMatchObject({ status: 401 });
    expect(await list()).toMatchObject({ teams: [{ id: team.id }] });
    expect((await revoke(team.id)).body).toEqual(body);
    const told = ['releases.team-added', 'releases.team-revoked'];
    expect(await service.auditLog.untilTold(team.id, ...told)).toHaveLength(2);
  });

  it('tells when it was used last, to the minute', async () => {
    const { headers } = await service.team('cart');
    const lastUse = async () => (await list()).teams[0]?.lastUsedAt;
    expect(await lastUse()).toBeNull();
    await readBy(headers);
    const firstUse = await lastUse();
    service.advance(MINUTE_MS / 2);
    await readBy(headers);
    expect(await lastUse()).toBe(firstUse);
    service.advance(MINUTE_MS / 2 + SECOND_MS);
    await readBy(headers);
    expect(await lastUse()).not.toBe(firstUse);
  });
});

it('refuses a team without a name, and a token that is not there', async () => {
  const input = { name: ' ', app: 'cart', largestJump: 'patch' };
  const { status, body } = await service.adminCall({
    method: 'POST',
    path: teamsPath,
    body: input,
  });
  expect([status, body.errors?.map(({ message }) => message)]).toEqual([400, ['Scrivi un nome']]);
  expect(await revoke('5d0f0ac6-5a0c-4c4e-9d3c-2f4a1d8a3c11')).toMatchObject({ status: 404 });
});

describe('the token of the machine that has the registry’s key', () => {
  const headersBy = (signingKey: string) => ({ authorization: `Bearer ${localToken(signingKey)}` });

  it('opens all apps, is in no list, and stands in the history', async () => {
    const headers = headersBy(service.config.RELEASES_SIGNING_KEY);
    await service.given(['shell', 'aaaaaaaaaaaa'], ['shell', 'bbbbbbbbbbbb']);
    for (const app of ['cart', 'shell']) {
      expect(await readBy(headers, app)).toMatchObject({ status: 200, body: { app } });
    }
    const { status } = await service.goBack('shell', headers);
    expect(status).toBe(200);
    expect(await list()).toEqual({ teams: [] });
    expect((await service.history())[0]).toMatchObject({ by: 'Questa macchina' });
  });

  it('opens nothing where it was made of another key', async () => {
    const headers = headersBy(makeSigningKeys().signingKey);
    expect(await readBy(headers)).toMatchObject({ status: 401 });
  });
});
