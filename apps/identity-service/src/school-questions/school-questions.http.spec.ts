import { randomBytes, randomUUID } from 'node:crypto';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { strayLinks } from '@zaino/testing/mail-pages';
import { DataSource } from 'typeorm';
import { delivered, failedDelivery } from '../testing/outbox-delivery';
import { anAccount } from '../testing/test-account';
import { SERVICE_KEY, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => (service = await startTestService()));
afterAll(() => service.stop());

const codiceScuola = 'TNMM00001A';
let lastList = 0;
let office: string;
let list: { id: string; token: string };
beforeEach(() => {
  lastList += 1;
  list = { id: String(lastList), token: randomBytes(32).toString('base64url') };
  office = `${randomUUID()}@scuola.example`;
  service.schools.mailboxes.set(codiceScuola, office);
  service.catalogue.proofs.set(list.id, list.token);
});

const ask = (uid: string = randomUUID()) =>
  service.browser({ [SERVICE_KEY_HEADER]: SERVICE_KEY }).ask(identityInternalEndpoints.askSchool, {
    params: { id: list.id },
    body: { codiceScuola, uid },
  });

describe('the mail that asks a school', () => {
  it('goes to the address that the ministry names, with a link and without who proposes the list', async () => {
    const { school } = await ask();
    expect(school).toEqual({ name: 'Scuola Prati', kind: 'Scuola secondaria di primo grado' });
    const mail = await service.mailbox.mailTo(office);
    expect(mail.subject).toBe('È vostro l’elenco di materiale della 1ª B?');
    expect(mail.text).toContain('Scuola Prati');
    expect(mail.text).toContain(`/materiale?token=${list.token}`);
    expect(mail.text).toContain('si usa una volta sola');
    expect(strayLinks(mail)).toEqual([]);
  });

  it('is not sent where the ministry names no address, and for no school', async () => {
    service.schools.mailboxes.set(codiceScuola, null);
    expect(await ask()).toEqual({ school: null });
    service.schools.mailboxes.delete(codiceScuola);
    expect(await ask()).toEqual({ school: null });
  });

  it('is not sent for a list that was withdrawn meanwhile', async () => {
    service.catalogue.proofs.delete(list.id);
    await ask();
    await delivered(service);
    expect(service.mailbox.mailsTo(office)).toEqual([]);
  });

  it('waits without the secret and without the address, and goes out once it can', async () => {
    service.mailbox.refusalCode = 450;
    await ask();
    await failedDelivery(service, 'mail');
    const messages = await service.app.get(DataSource).manager.find(OutboxMessage);
    expect(messages.length).toBeGreaterThan(0);
    const waiting = JSON.stringify(messages.map(({ payload }) => payload));
    expect(waiting).not.toContain(list.token);
    expect(waiting).not.toContain(office);
    service.mailbox.refusalCode = undefined;
    service.clock.advance(60_000);
    await delivered(service);
    expect(service.mailbox.mailsTo(office)).toHaveLength(1);
  });

  it('comes five times an hour at most, whoever proposes', async () => {
    for (let times = 0; times < 7; times += 1) {
      await ask();
      await delivered(service);
    }
    expect(service.mailbox.mailsTo(office)).toHaveLength(5);
  });

  it('is asked for by services alone', async () => {
    const { status } = await service.browser().call(identityInternalEndpoints.askSchool, {
      params: { id: list.id },
      body: { codiceScuola, uid: randomUUID() },
    });
    expect(status).toBe(401);
  });
});

describe('the mail that tells what was decided of a list', () => {
  const services = () => service.browser({ [SERVICE_KEY_HEADER]: SERVICE_KEY });
  const tell = (uid: string, changes: object = {}) => {
    const decided = { decision: 'published' as const, codiceScuola, nomeScuola: 'Scuola Prati' };
    const body = { noticeId: randomUUID(), ...decided, anno: 1, sezione: 'B', motivo: '' };
    const call = { params: { uid }, body: Object.assign(body, changes) };
    return services().ask(identityInternalEndpoints.tellTeacher, call);
  };
  const somebody = async (emailVerifiedAt: Date | null = new Date()) =>
    (await anAccount(service, { firstName: 'Ada', emailVerifiedAt })).user;

  it('leads to the page of the class where it is published', async () => {
    const { uid, email } = await somebody();
    await tell(uid);
    const mail = await service.mailbox.mailTo(email);
    expect(mail.subject).toBe('L’elenco di materiale della 1ª B è pubblicato');
    expect(mail.text).toContain('/materiale/scuola/TNMM00001A?classe=1&sezione=B');
    expect(strayLinks(mail)).toEqual([]);
  });

  it('says the reason where it is refused', async () => {
    const { uid, email } = await somebody();
    await tell(uid, { decision: 'refused', motivo: 'Mancano i pezzi.', sezione: '' });
    const mail = await service.mailbox.mailTo(email);
    expect(mail.subject).toBe('L’elenco di materiale della 1ª non è pubblicato');
    expect(mail.text).toContain('Mancano i pezzi.');
    expect(mail.text).toContain('/materiale/proponi');
    expect(strayLinks(mail)).toEqual([]);
  });

  it('is the same mail where it is asked for twice', async () => {
    const { uid, email } = await somebody();
    const noticeId = randomUUID();
    for (let times = 0; times < 2; times += 1) await tell(uid, { noticeId });
    await delivered(service);
    const ids = service.mailbox.mailsTo(email).map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(1);
  });

  it('goes to no address that nobody has proven, and to no account that is gone', async () => {
    const { uid, email } = await somebody(null);
    await tell(uid);
    await tell(randomUUID());
    await delivered(service);
    expect(service.mailbox.mailsTo(email)).toEqual([]);
  });
});
