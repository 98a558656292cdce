import { randomBytes, randomUUID } from 'node:crypto';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { strayLinks } from '@zaino/testing/mail-pages';
import { DataSource } from 'typeorm';
import { delivered, failedDelivery } from '../testing/outbox-delivery';
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
