import { randomUUID } from 'node:crypto';
import { contactEndpoints, identityInternalEndpoints } from '@zaino/contracts/identity';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { anAccount } from '../testing/test-account';
import { SERVICE_KEY, startTestService, type TestService } from '../testing/test-service';

const { beginMail, whoWants } = identityInternalEndpoints;
const purpose = 'weekly-orders' as const;
let service: TestService;
beforeAll(async () => (service = await startTestService()));
afterAll(() => service.stop());

const asService = () => service.browser({ [SERVICE_KEY_HEADER]: SERVICE_KEY });

async function somebody({ isOn = true, isProven = true } = {}) {
  const emailVerifiedAt = isProven ? new Date() : null;
  const { browser, user } = await anAccount(service, { firstName: 'Ada', emailVerifiedAt });
  const set = (is: boolean) =>
    browser.ask(contactEndpoints.setPreference, { params: { purpose }, body: { isOn: is } });
  if (isOn) await set(true);
  const { uid, email } = user;
  return { uid, email, set };
}

describe('whom a service may write to for a purpose', () => {
  it('is who has switched it on at a proven address', async () => {
    const [willing, silent] = [await somebody(), await somebody({ isOn: false })];
    const unproven = await somebody({ isProven: false });
    const uids = [willing.uid, silent.uid, unproven.uid, randomUUID()];
    expect(await asService().ask(whoWants, { body: { purpose, uids } })).toEqual({
      uids: [willing.uid],
    });
    const other = { purpose: 'price-drop' as const, uids };
    expect(await asService().ask(whoWants, { body: other })).toEqual({ uids: [] });
  });

  it('is told with the link that ends it, as long as it is wanted', async () => {
    const { uid, email, set } = await somebody();
    const begin = () => asService().ask(beginMail, { params: { uid }, body: { purpose } });
    const { recipient } = await begin();
    expect(recipient).toMatchObject({ email, firstName: 'Ada' });
    const path = new URL(recipient?.ending.url ?? '').pathname;
    expect(path).toMatch(/^\/api\/contact-endings\/[\w-]{43}$/);
    await set(false);
    expect(await begin()).toEqual({ recipient: null });
  });

  it('is no question of people', async () => {
    const body = { purpose, uids: [randomUUID()] };
    expect((await service.browser().call(whoWants, { body })).status).toBe(401);
  });
});
