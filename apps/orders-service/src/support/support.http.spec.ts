import { randomUUID } from 'node:crypto';
import { demoCompany } from '@zaino/contracts/shared';
import { waitUntil } from '@zaino/testing/processes';
import { OutboxMessage } from '@zaino/service/outbox/outbox-message.entity';
import { newOrderNumber } from '../checkout/order-number';
import { placedOrder } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.startProcess('worker');
});
afterEach(() => {
  service.mailbox.refusalCode = undefined;
});
afterAll(() => service.stop());

const SHOP = demoCompany.email;
const message = (changes: Record<string, unknown> = {}) => ({
  name: 'Anna Bianchi',
  email: `${randomUUID()}@posta.example`,
  topic: 'consegna',
  orderNumber: '',
  message: 'Il pacco è fermo da tre giorni.\nMi aiutate?',
  ...changes,
});
const write = (body: unknown) =>
  service.call({ method: 'POST', path: '/api/support-messages', body });

/** The same by somebody who is signed in with the address that they give. */
const writeSignedIn = async (body: ReturnType<typeof message>, isEmailVerified = true) => {
  const { call } = await service.signIn({ email: body.email, isEmailVerified });
  return call({ method: 'POST', path: '/api/support-messages', body });
};

/** The mail that the shop got of one writer. */
async function letterOf(email: string) {
  const of = () =>
    service.mailbox.mailsTo(SHOP).find(({ replyTo }) => replyTo?.[0]?.address === email);
  await waitUntil(() => of() !== undefined, 15_000);
  return of();
}

describe('a message to the shop', () => {
  it('comes by mail with the order, to be answered to whoever wrote; who has proven the address is told so', async () => {
    const body = message();
    const contact = { firstName: 'Anna', lastName: 'Bianchi', phone: '333', email: body.email };
    const number = newOrderNumber();
    const { order } = await placedOrder(service.dataSource, { order: { contact, number } });
    const sent = { ...body, orderNumber: ` ${order.number.toLowerCase()} ` };
    expect(await writeSignedIn(sent)).toMatchObject({ status: 200, body: { success: true } });
    const letter = await letterOf(body.email);
    expect(letter?.subject).toBe(`Dov’è il mio ordine · ordine ${order.number}`);
    expect(letter?.text).toContain('Il pacco è fermo da tre giorni.\n\nMi aiutate?');
    expect(letter?.text).toContain(`/admin/orders/${order.id}`);
    expect(letter?.text).toContain('L’indirizzo e-mail è quello dell’ordine.');
    const confirmation = await service.mailbox.mailTo(body.email);
    expect(confirmation.subject).toBe('Abbiamo ricevuto il tuo messaggio');
    expect(confirmation.text).toContain('Ciao Anna,');
    expect(confirmation.text).toContain(`Ordine: ${order.number}`);
    expect(confirmation.text).not.toContain('Il pacco');
  });

  it('is confirmed to no address that nobody has proven', async () => {
    const [byNobody, unproven] = [message(), message()];
    await write(byNobody);
    await writeSignedIn(unproven, false);
    const { call } = await service.signIn({ email: 'altri@example.com' });
    const another = message();
    await call({ method: 'POST', path: '/api/support-messages', body: another });
    for (const { email } of [byNobody, unproven, another]) {
      expect(await letterOf(email)).toBeDefined();
      expect(service.mailbox.mailsTo(email)).toEqual([]);
    }
  });

  it('waits where one sender writes on and on, and none is lost', async () => {
    const writer = await service.signIn({ email: 'tanti@example.com' });
    const bodies = Array.from({ length: 22 }, () => message());
    for (const body of bodies) {
      await writer.call({ method: 'POST', path: '/api/support-messages', body });
    }
    const came = () =>
      bodies.filter(({ email }) =>
        service.mailbox.mailsTo(SHOP).some(({ replyTo }) => replyTo?.[0]?.address === email),
      ).length;
    const waiting = () => service.dataSource.manager.countBy(OutboxMessage, { attempts: 1 });
    await waitUntil(async () => came() === 20 && (await waiting()) === 2, 15_000);
    expect(came()).toBe(20);
    service.advance(3_600_000);
    await waitUntil(async () => Promise.resolve(came() === 22), 15_000);
    expect(came()).toBe(22);
  });

  it('says where the order is another’s, or there is none', async () => {
    const number = newOrderNumber();
    const { order } = await placedOrder(service.dataSource, { order: { number } });
    const another = message({ orderNumber: order.number });
    const none = message({ orderNumber: 'ZN-0000-0000' });
    await Promise.all([write(another), write(none)]);
    expect((await letterOf(another.email))?.text).toContain('non è quello dell’ordine');
    expect((await letterOf(none.email))?.text).toContain('nessun ordine con questo numero');
  });

  it.each([
    [{ name: '' }, 'name', 'Scrivi il tuo nome'],
    [{ email: 'anna' }, 'email', 'Scrivi un indirizzo e-mail valido'],
    [{ topic: 'tempo' }, 'topic', 'Scegli di che cosa si tratta'],
    [{ orderNumber: '12' }, 'orderNumber', 'Il numero è come ZN-7K3M-9QXD'],
    [{ message: 'Ciao' }, 'message', 'Scrivi in poche parole'],
    [{ message: 'a'.repeat(4_001) }, 'message', 'Al massimo 4.000 caratteri'],
    [{ message: 'Il pacco \u0000 è fermo' }, 'message', 'segni che non si possono leggere'],
  ])('is refused with %j, and the field says why', async (wrong, path, words) => {
    const { status, body } = await write(message(wrong));
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path, message: expect.stringContaining(words) as string }]);
  });

  it('of a program that fills in what nobody sees is dropped, and not told so', async () => {
    const body = message({ website: 'https://compra.example' });
    expect(await write(body)).toMatchObject({ status: 200, body: { success: true } });
    const waiting = await service.dataSource.manager.find(OutboxMessage);
    expect(waiting.filter(({ payload }) => payload.includes(body.email))).toEqual([]);
    expect(service.mailbox.mailsTo(body.email)).toEqual([]);
  });

  it('is tried again where the mail server does not take it', async () => {
    service.mailbox.refusalCode = 451;
    const body = message();
    await writeSignedIn(body);
    const { manager } = service.dataSource;
    await waitUntil(async () => {
      const rows = await manager.find(OutboxMessage);
      return rows.filter(({ attempts }) => attempts > 0).length === 2;
    }, 15_000);
    service.mailbox.refusalCode = undefined;
    service.advance(3_600_000);
    expect((await service.mailbox.mailTo(body.email)).subject).toContain('ricevuto');
    expect((await letterOf(body.email))?.subject).toBe('Dov’è il mio ordine');
  });
});
