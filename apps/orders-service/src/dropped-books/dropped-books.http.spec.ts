import { DAY_MS } from '@zaino/rules/durations';
import { orderMailCalls, paid, wordsOf } from '../mails/testing/order-mail-calls';
import { aBookLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let calls: ReturnType<typeof orderMailCalls>;
let admin: Awaited<ReturnType<TestService['signIn']>>;
beforeAll(async () => {
  service = await startTestService();
  await service.startProcess('worker');
  calls = orderMailCalls(service);
  admin = await service.signIn({ role: 'admin' });
});
afterAll(() => service.stop());

let lastImport = 0;
const schoolYear = 2025;
/** Of a school that no other test touches, as an order line names it. */
const classOf = (number: number) => {
  const school = { codice: `CRIC${String(number).padStart(6, '0')}`, nome: 'Istituto di prova' };
  return { schoolCode: school.codice, className: '1', sectionName: 'A' };
};
const placedAt = new Date(`${schoolYear}-08-20T08:00:00Z`);

/** An import that took the book of these lines off the list of their class. */
function anImport({ isbn = '9788800000015', year = schoolYear } = {}) {
  lastImport += 1;
  const ofClass = classOf(lastImport);
  const other = { codiceScuola: 'CRIC99999Z', classe: '1', sezione: 'A' };
  service.schools.dropped.set(lastImport, [
    { isbn: '9788800000099', ...other, schoolYear: year },
    { isbn, codiceScuola: ofClass.schoolCode, classe: '1', sezione: 'A', schoolYear: year },
  ]);
  return { id: lastImport, ofClass };
}

const path = (id: number) => `/api/admin/dropped-books/${id}`;
const count = async (id: number) =>
  (await admin.call<{ orders: number; lines: number }>({ path: path(id) })).body;
const tell = (id: number, orders: number) =>
  admin.call<{ orders: number; lines: number }>({
    method: 'POST',
    path: path(id),
    body: { orders },
  });
const bought = { ...paid, createdAt: placedAt };

describe('families who have bought what an import took off their list', () => {
  it('are counted first, and told once with what they can do', async () => {
    const { id, ofClass } = anImport();
    const lines = [aBookLine({ ...ofClass, state: 'paid' }), aBookLine({ state: 'paid' })];
    const placed = await calls.place({ order: bought, lines });
    expect(await count(id)).toEqual({ orders: 1, lines: 1 });
    expect(service.mailbox.mailsTo(placed.email)).toEqual([]);
    expect((await tell(id, 1)).body).toEqual({ orders: 1, lines: 1 });
    const mail = await service.mailbox.mailTo(placed.email);
    expect(mail.subject).toBe(`Un libro non è più nella lista: ordine ${placed.order.number}`);
    const words = wordsOf(mail).replaceAll(/\s+/g, ' ');
    for (const part of [
      'questo libro non è più nella lista della classe per cui l’hai ordinato',
      'Prima di decidere chiedi conferma a scuola',
      'fino a 14 giorni dopo l’ultima consegna',
      'Matematica verde 1',
      `https://www.zaino.example/school/${ofClass.schoolCode}`,
      `https://www.zaino.example/orders/${placed.order.id}`,
    ]) {
      expect(words).toContain(part);
    }
    await calls.settled();
    expect(await count(id)).toEqual({ orders: 0, lines: 0 });
    expect((await tell(id, 1)).body.code).toBe('dropped-books-moved');
    expect(service.mailbox.mailsTo(placed.email)).toHaveLength(1);
    const events = await calls.eventsOf(placed);
    expect(events.at(-1)).toMatchObject({ command: 'tell-dropped', who: 'system' });
    await service.auditLog.untilTold('dropped-books.told', String(id));
  });

  it('are told no more where they have had a delivery for long, but how to ask', async () => {
    const { id, ofClass } = anImport();
    const deliveredAt = new Date(service.now() - 40 * DAY_MS);
    const line = aBookLine({ ...ofClass, state: 'delivered', deliveredAt });
    const placed = await calls.place({ order: { ...bought, state: 'delivered' }, lines: [line] });
    await tell(id, 1);
    const words = wordsOf(await service.mailbox.mailTo(placed.email));
    expect(words).toContain('i 14 giorni per il recesso sono finiti');
  });

  it.each([
    ['of another class', { sectionName: 'B' }, {}],
    ['of another book', { reference: '9788800000022' }, {}],
    ['that is cancelled', { state: 'cancelled' as const }, {}],
    ['that goes back already', { withdrawnAt: placedAt }, {}],
    ['of an order by card that nobody has paid', {}, { paymentState: 'none' as const }],
    ['of last year', {}, { createdAt: new Date(`${schoolYear}-05-31T08:00:00Z`) }],
  ])('are not those with a line %s', async (_, line, order) => {
    const { id, ofClass } = anImport();
    const lines = [aBookLine({ ...ofClass, state: 'paid', ...line })];
    await calls.place({ order: { ...bought, ...order }, lines });
    expect(await count(id)).toEqual({ orders: 0, lines: 0 });
  });

  it('are counted anew where another one has bought meanwhile', async () => {
    const { id, ofClass } = anImport();
    const lines = [aBookLine({ ...ofClass, state: 'paid' })];
    await calls.place({ order: bought, lines });
    expect((await count(id)).orders).toBe(1);
    await calls.place({ order: bought, lines });
    const answer = await tell(id, 1);
    expect([answer.status, answer.body.code]).toEqual([409, 'dropped-books-moved']);
    expect(answer.body.detail).toContain('sono diventati 2');
  });

  it('are nobody while the schools service is away', async () => {
    service.schools.isAway = true;
    const answer = await admin.call({ path: path(1) });
    expect(answer.status).toBe(503);
    service.schools.isAway = false;
  });
});
