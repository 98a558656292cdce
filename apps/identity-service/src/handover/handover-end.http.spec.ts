import { authEndpoints } from '@zaino/contracts/identity';
import { addUser, PASSWORD } from '../testing/accounts';
import { startTestService, type TestService } from '../testing/test-service';
import {
  beginAtFront,
  follow,
  type HandoverBrowsers,
  handoverBrowsers,
  handOverToFront,
  openFronts,
} from './testing/handover-browsers';

const { logout, me, sessions, revokeSession, revokeAllSessions } = authEndpoints;

let service: TestService;
let browsers: HandoverBrowsers;
beforeAll(async () => {
  service = await startTestService();
  browsers = handoverBrowsers(service);
});
beforeEach(() => openFronts(service));
afterAll(() => service.stop());

describe('a session that was handed over ends', () => {
  const both = async () => {
    const { email } = await addUser(service);
    const [main, front, elsewhere] = [
      await browsers.signedInAtMain(email),
      browsers.atAurora(),
      await browsers.signedInAtMain(email),
    ];
    await handOverToFront(main, front);
    await front.ask(me);
    return { main, front, elsewhere };
  };
  const expectEnded = async ({ main, front, elsewhere }: Awaited<ReturnType<typeof both>>) => {
    expect(await main.ask(me)).toBeNull();
    expect(await front.ask(me)).toBeNull();
    expect(await elsewhere.ask(me)).not.toBeNull();
  };

  it('with a sign-out on the main site', async () => {
    const all = await both();
    await all.main.ask(logout);
    await expectEnded(all);
  });

  it('on the main site with a sign-out there', async () => {
    const all = await both();
    await all.front.ask(logout);
    await expectEnded(all);
  });

  it('at all bookshops’ addresses with one', async () => {
    const all = await both();
    const second = browsers.at('verdi.localhost:4200');
    await handOverToFront(all.main, second);
    await second.ask(me);
    await all.front.ask(logout);
    await expectEnded(all);
    expect(await second.ask(me)).toBeNull();
  });

  it('by the list of devices, where both are one', async () => {
    const all = await both();
    const { sessions: listed } = await all.elsewhere.ask(sessions);
    expect(listed).toHaveLength(2);
    const id = listed.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    await all.elsewhere.ask(revokeSession, { params: { id }, body: { password: PASSWORD } });
    await expectEnded(all);
  });

  it('with all sessions at once', async () => {
    const { main, front, elsewhere } = await both();
    await elsewhere.ask(revokeAllSessions, { body: { password: PASSWORD } });
    for (const browser of [main, front, elsewhere]) expect(await browser.ask(me)).toBeNull();
  });

  it('before it has begun, where one signs out between code and finish', async () => {
    const { email } = await addUser(service);
    const [main, front] = [await browsers.signedInAtMain(email), browsers.atAurora()];
    const back = await follow(main, await beginAtFront(front));
    await main.ask(logout);
    expect(await follow(front, back)).toBe('/auth/login?da=%2Fcart%3Fa%3D1');
    expect(await front.ask(me)).toBeNull();
  });
});
