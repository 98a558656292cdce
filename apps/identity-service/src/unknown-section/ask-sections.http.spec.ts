import { accountEndpoints, contactEndpoints } from '@zaino/contracts/identity';
import { DAY_MS } from '@zaino/rules/durations';
import { strayLinks } from '@zaino/testing/mail-pages';
import { MailWriter } from '../mail/mail-writer';
import { aChild } from '../testing/children';
import { delivered } from '../testing/outbox-delivery';
import { anAccount } from '../testing/test-account';
import { startTestService, type TestService } from '../testing/test-service';
import { AskSections } from './ask-sections';

let service: TestService;
let schoolYear: number;

const goTo = (day: string) => service.clock.advance(Date.parse(day) - service.clock.now());
const ask = async () => {
  await service.app.get(AskSections, { strict: false }).run();
  await delivered(service);
};

beforeAll(async () => (service = await startTestService()));
beforeEach(() => {
  // The clock goes on only: each test has a September of its own.
  schoolYear = new Date(service.clock.now()).getUTCFullYear() + 1;
  goTo(`${schoolYear}-07-10T10:00:00Z`);
});
afterAll(() => service.stop());

async function aFamily(
  children: Parameters<typeof aChild>[0][],
  { isProven = true, isOn = true } = {},
) {
  const emailVerifiedAt = isProven ? new Date() : null;
  const { browser, user } = await anAccount(service, { firstName: 'Ada', emailVerifiedAt });
  if (isOn) {
    const params = { purpose: 'unknown-section' };
    await browser.ask(contactEndpoints.setPreference, { params, body: { isOn: true } });
  }
  const saved = [];
  for (const child of children) {
    const body = aChild({ schoolYear, sezione: '*', classe: '1', ...child });
    saved.push(await browser.ask(accountEndpoints.addChild, { body }));
  }
  return { browser, uid: user.uid, email: user.email, children: saved };
}

const mailsTo = (email: string) => service.mailbox.mailsTo(email).length;

describe('a section that nobody knew in July', () => {
  it('is asked for once in September: nickname and year, and the way to end it', async () => {
    const { email } = await aFamily([
      { nickname: 'Anna' },
      { nickname: 'Bice', sezione: 'B' },
      { nickname: 'Ciro', sezione: '', classe: '3' },
      { nickname: 'Dora', schoolYear: schoolYear - 1 },
    ]);
    goTo(`${schoolYear}-09-14T10:00:00Z`);
    await ask();
    expect(mailsTo(email)).toBe(0);
    service.clock.advance(DAY_MS);
    await ask();
    await ask();
    const [mail, ...others] = service.mailbox.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('- Anna: 1ª\n- Ciro: 3ª');
    expect(mail?.text).not.toMatch(/Bice|Dora|Prati|TNMM/);
    expect(mail && strayLinks(mail)).toEqual([]);
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(/^<http/);
  });

  it('is asked for by no copy twice', async () => {
    const { email } = await aFamily([{}]);
    const copy = await service.startCopy();
    goTo(`${schoolYear}-09-15T10:00:00Z`);
    await Promise.all([ask(), copy.app.get(AskSections, { strict: false }).run()]);
    await delivered(service);
    expect(mailsTo(email)).toBe(1);
  });

  it('is asked for nobody who has not asked for it, or whose address is not proven', async () => {
    const silent = await aFamily([{}], { isOn: false });
    const unproven = await aFamily([{}], { isProven: false });
    goTo(`${schoolYear}-09-15T10:00:00Z`);
    await ask();
    expect([silent, unproven].map(({ email }) => mailsTo(email))).toEqual([0, 0]);
  });

  it('is asked for no more once it was said, or the mail was ended, before that goes out', async () => {
    const writer = service.app.get(MailWriter, { strict: false });
    const { browser, uid, children } = await aFamily([{}, {}]);
    const [first = '', second = ''] = children.map(({ id }) => id);
    const written = async (...childIds: string[]) =>
      (await writer.write({ kind: 'unknown-section', uid, childIds }, 'm-1'))?.mail.title;
    expect(await written(first, second)).toBe('Mancano solo le sezioni');
    const body = aChild({ schoolYear });
    await browser.ask(accountEndpoints.updateChild, { params: { id: first }, body });
    expect(await written(first, second)).toBe('Manca solo la sezione');
    expect(await written(first)).toBeUndefined();
    const params = { purpose: 'unknown-section' };
    await browser.ask(contactEndpoints.setPreference, { params, body: { isOn: false } });
    expect(await written(second)).toBeUndefined();
  });
});
