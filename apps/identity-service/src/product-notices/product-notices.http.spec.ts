import { randomUUID } from 'node:crypto';
import {
  type ContactPurpose,
  contactEndpoints,
  identityInternalEndpoints,
  type ToldProduct,
} from '@zaino/contracts/identity';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { strayLinks } from '@zaino/testing/mail-pages';
import { delivered, failedDelivery } from '../testing/outbox-delivery';
import { anAccount } from '../testing/test-account';
import { SERVICE_KEY, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => (service = await startTestService()));
afterAll(() => service.stop());

const backpack: ToldProduct = {
  id: 'P-0412',
  nome: 'Zaino Sentiero',
  prezzo: 43.92,
  prezzoAllora: null,
  prezzoMinimo30Giorni: null,
};
const pen: ToldProduct = { ...backpack, id: 'P-0007', nome: 'Penna blu', prezzo: 1.2 };

/** Somebody who wants to know, unless told. */
async function somebody(purpose: ContactPurpose | null, isProven = true) {
  const emailVerifiedAt = isProven ? new Date() : null;
  const { browser, user } = await anAccount(service, { firstName: 'Ada', emailVerifiedAt });
  const set = (isOn: boolean) =>
    browser.ask(contactEndpoints.setPreference, {
      params: { purpose: purpose ?? '' },
      body: { isOn },
    });
  if (purpose !== null) await set(true);
  const { uid, email } = user;
  return { uid, email, set };
}

interface Told {
  products: ToldProduct[];
  noticeId: string;
}

async function tell(
  uid: string,
  kind: 'back-in-stock' | 'price-drop',
  { products = [backpack], noticeId = randomUUID() }: Partial<Told> = {},
) {
  const browser = service.browser({ [SERVICE_KEY_HEADER]: SERVICE_KEY });
  const body = { noticeId, kind, products };
  return browser.ask(identityInternalEndpoints.tellOfProducts, { params: { uid }, body });
}
const mailsTo = (email: string) => service.mailbox.mailsTo(email).length;

describe('a mail about products', () => {
  it('says that one is there again, to who has asked for it, with the way to end it', async () => {
    const { uid, email } = await somebody('back-in-stock');
    expect(await tell(uid, 'back-in-stock')).toEqual({ isWanted: true });
    const mail = await service.mailbox.mailTo(email);
    expect(mail.subject).toBe('È di nuovo disponibile: Zaino Sentiero');
    expect(mail.text).toContain('Zaino Sentiero: 43,92\u00a0€');
    expect(mail.text).toContain('/products/P-0412');
    expect(mail.text).toContain('Quando torna un prodotto che aspetti');
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(strayLinks(mail)).toEqual([]);
  });

  it('says what costs less, what it cost then, and the lowest price before an announced reduction', async () => {
    const { uid, email } = await somebody('price-drop');
    const cheaper = { ...backpack, prezzoAllora: 54.9, prezzoMinimo30Giorni: 49.9 };
    await tell(uid, 'price-drop', { products: [cheaper, pen] });
    const { subject, text = '' } = await service.mailbox.mailTo(email);
    expect(subject).toBe('Un preferito costa meno');
    expect(text).toContain('Quando l’hai salvato: 54,90\u00a0€');
    expect(text).toContain('Prezzo più basso nei 30 giorni prima dello sconto: 49,90\u00a0€');
    expect(text).toContain('Penna blu: 1,20\u00a0€');
    expect(text).toContain('/preferiti');
  });

  it('is the same mail where it is asked for twice', async () => {
    const { uid, email } = await somebody('back-in-stock');
    const noticeId = randomUUID();
    for (let times = 0; times < 2; times += 1) await tell(uid, 'back-in-stock', { noticeId });
    await delivered(service);
    const ids = new Set(service.mailbox.mailsTo(email).map(({ messageId }) => messageId));
    expect(ids.size).toBe(1);
  });

  it.each<[string, ContactPurpose | null, boolean]>([
    ['who has asked for nothing', null, true],
    ['who has asked for something else', 'price-drop', true],
    ['an address that nobody has proven', 'back-in-stock', false],
  ])('does not go to %s', async (_whom, purpose, isProven) => {
    const { uid, email } = await somebody(purpose, isProven);
    expect(await tell(uid, 'back-in-stock')).toEqual({ isWanted: false });
    await delivered(service);
    expect(mailsTo(email)).toBe(0);
  });

  it('does not go out where it was ended while it waited', async () => {
    const { uid, email, set } = await somebody('back-in-stock');
    service.mailbox.refusalCode = 450;
    await tell(uid, 'back-in-stock');
    await failedDelivery(service, 'mail');
    await set(false);
    service.mailbox.refusalCode = undefined;
    service.clock.advance(60_000);
    await delivered(service);
    expect(mailsTo(email)).toBe(0);
  });

  it('is nothing for an account that is gone, and no call of people', async () => {
    expect(await tell(randomUUID(), 'back-in-stock')).toEqual({ isWanted: false });
    const params = { uid: randomUUID() };
    const body = { noticeId: 'x', kind: 'back-in-stock' as const, products: [backpack] };
    const call = { params, body };
    const { status } = await service.browser().call(identityInternalEndpoints.tellOfProducts, call);
    expect(status).toBe(401);
  });
});
