import { randomUUID } from 'node:crypto';
import { authEndpoints, identityInternalEndpoints } from '@zaino/contracts/identity';
import { ServiceClient } from '@zaino/service/service-client';
import { anOwner } from '../testing/test-account';
import { tokenIn } from '../testing/mail-link';
import { delivered } from '../testing/outbox-delivery';
import { aDomain, aRegistration, registered } from '../testing/registrations';
import { SERVICE_KEY, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let client: ServiceClient;
beforeAll(async () => {
  service = await startTestService();
  client = new ServiceClient({ baseUrl: service.origin, serviceKey: SERVICE_KEY });
});
afterAll(() => service.stop());

const tell = (uid: string, values: object = {}) => {
  const body = {
    noticeId: randomUUID(),
    name: 'La Pagina',
    decision: 'refused' as const,
    reason: 'L’indirizzo è di un’altra libreria.',
    ...values,
  };
  return client.call(identityInternalEndpoints.tellOwner, { params: { uid }, body });
};

const proofOf = (tenantId: string | null) =>
  service.bookshops.tenants.get(tenantId ?? '')?.addressProvenAt;

describe('the address of a bookshop’s owner', () => {
  it('is told to the bookshops service once the link of the mail was followed', async () => {
    const { me, email } = await registered(service, aRegistration({ domain: aDomain() }));
    const { tenantId } = me.user;
    await delivered(service);
    expect(proofOf(tenantId)).toBeUndefined();
    const token = tokenIn(await service.mailbox.mailTo(email), 'verify');
    await service.browser().ask(authEndpoints.verify, { body: { token } });
    await delivered(service);
    expect(proofOf(tenantId)).toBe(new Date(service.clock.now()).toISOString());
  });
});

describe('what an admin decides on a bookshop', () => {
  it('comes to its owner by mail, with the reason', async () => {
    const { user } = await anOwner(service, { emailVerifiedAt: new Date(), firstName: 'Paolo' });
    await tell(user.uid);
    const mail = await service.mailbox.mailTo(user.email);
    expect(mail.subject).toBe('La tua libreria non è ancora approvata');
    expect(mail.text).toContain('Il motivo: L’indirizzo è di un’altra libreria.');
    expect(mail.text).toContain('La Pagina');
  });

  it('is the same mail where it was handed over twice', async () => {
    const { user } = await anOwner(service, { emailVerifiedAt: new Date() });
    const noticeId = randomUUID();
    await tell(user.uid, { noticeId, decision: 'approved', reason: '' });
    await tell(user.uid, { noticeId, decision: 'approved', reason: '' });
    await delivered(service);
    const mails = service.mailbox.mailsTo(user.email);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('goes to nobody whose address is not proven, or who is gone', async () => {
    const { user } = await anOwner(service);
    await tell(user.uid);
    await tell(randomUUID());
    await delivered(service);
    expect(service.mailbox.mailsTo(user.email)).toEqual([]);
  });

  it('is told by other services alone', async () => {
    const { user } = await anOwner(service, { emailVerifiedAt: new Date() });
    const { status } = await service.browser().send(`/internal/owners/${user.uid}`);
    expect(status).toBe(401);
    const stranger = new ServiceClient({ baseUrl: service.origin, serviceKey: 'x'.repeat(40) });
    const params = { uid: user.uid };
    await expect(stranger.call(identityInternalEndpoints.owner, { params })).rejects.toThrow();
    expect(await client.call(identityInternalEndpoints.owner, { params })).toMatchObject({
      email: user.email,
    });
  });
});
