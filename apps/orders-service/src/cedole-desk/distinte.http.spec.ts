import { randomUUID } from 'node:crypto';
import type { DeskOrder, Distinta } from '@zaino/contracts/orders';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { checkConsistency } from '../reconciliation/check-consistency';
import { pdfText } from '../testing/pdf-text';
import { startTestService, type TestService } from '../testing/test-service';
import { aCode, cedoleWorld, CREMONA } from './testing/cedole-world';

let service: TestService;
let world: Awaited<ReturnType<typeof cedoleWorld>>;
beforeAll(async () => {
  service = await startTestService();
});
// A bookshop of its own for each: numbers of distinte are counted by bookshop.
beforeEach(async () => {
  world = await cedoleWorld(service);
});
afterEach(async () => {
  expect(await checkConsistency(service.dataSource)).toEqual([]);
});
afterAll(() => service.stop());

const today = () => italianDay(service.now());
const cedolaOf = ({ cedole }: DeskOrder) => cedole?.[0]?.id ?? '';
const sendAll = async (orders: DeskOrder[]) =>
  (await world.send(orders.map(cedolaOf), today())).body;
const pay = (id: string, amount: number, caller = world.owner) =>
  world.desk<Distinta>('PUT', `distinte/${id}/payment`, { paidOn: today(), amount }, caller);
const takeBack = (id: string, state: string) =>
  world.desk<Distinta>('POST', `distinte/${id}/take-back`, { state });
const stagesOf = async () => (await world.ledger()).cedole.map(({ stage }) => stage);

describe('the ledger', () => {
  it('follows a cedola from the family to the money of the Comune', async () => {
    const order = await world.placed([world.book()], { cedole: [world.cedola()] });
    expect(await stagesOf()).toEqual(['to-check']);
    const { body } = await world.decide(order, { decision: 'accepted' });
    expect((await world.ledger()).cedole).toMatchObject([
      { stage: 'collected', books: 1, delivered: 0, amount: 21.6, toCorrect: 0, distinta: null },
    ]);
    await world.handOver(body);
    const distinta = await sendAll([order]);
    const [sent] = (await world.ledger()).cedole;
    expect(sent).toMatchObject({
      stage: 'sent',
      delivered: 1,
      distinta: { number: distinta.number },
    });
    await pay(distinta.id, distinta.amounts.net);
    expect(await stagesOf()).toEqual(['paid']);
  });

  it('comes in pages, the latest first, and names no child', async () => {
    const children = [{ childId: 'anna', quantity: 1 }];
    const child = {
      id: 'anna',
      nickname: 'Anna',
      schoolName: '',
      schoolCode: '',
      classe: '2',
      sezione: 'A',
      tetto: null,
    };
    await world.placed([world.book(10, { children })], {
      cedole: [world.cedola(aCode(), { childId: 'anna' })],
      children: [child],
    });
    await world.placed([world.book()], { cedole: [world.cedola()] });
    const first = await world.ledger('?limit=1');
    expect(first.cedole[0]?.amount).toBe(21.6);
    const second = await world.ledger(`?limit=1&after=${first.next ?? ''}`);
    expect(second.cedole[0]).toMatchObject({ amount: 10, classe: '2', sezione: 'A' });
    expect(JSON.stringify(second)).not.toContain('Anna');
  });
});

describe('the ledger on paper', () => {
  const print = async () => pdfText((await world.desk<Buffer>('GET', 'cedole/cedole.pdf')).body);

  it('has each cedola below its Comune, with what that comes to, and no child', async () => {
    const sent = await world.collected(21.6);
    const { number } = await sendAll([sent]);
    const waiting = await world.placed([world.book(8.4)], { cedole: [world.cedola()] });
    const text = (await print()).join(' ');
    expect(text).toContain('Registro delle cedole librarie');
    expect(text).toContain('Comune di Cremona (CR)');
    for (const words of [sent.number, waiting.number, `Distinta ${number}`, 'Da verificare']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('Totale a prezzo di copertina');
    expect(text).toContain('30,00');
    expect(text).not.toContain('Bianchi');
  });

  it('says so where there is none, and is the owner’s alone', async () => {
    expect((await print()).join(' ')).toContain('Nessuna cedola.');
    const path = '/api/desk/cedole/cedole.pdf';
    expect((await world.family.call({ path })).status).toBe(403);
  });
});

describe('a distinta', () => {
  it('bills cover prices less the discount of the law and the agreed one, rounded once', async () => {
    const orders = [await world.collected(21.6), await world.collected(192.98)];
    // 1.75 % of 214.58 is 3.75515, so 3.76; 0.25 % of it is 0.53645, so 0.54.
    expect(await sendAll(orders)).toMatchObject({
      number: `1/${today().slice(0, 4)}`,
      ...CREMONA,
      state: 'sent',
      cedole: 2,
      books: 2,
      amounts: { gross: 214.58, publicDiscount: 0.54, agreedDiscount: 3.22, net: 210.82 },
      toCorrect: 0,
      canTakeBack: true,
    });
  });

  it('takes only what was handed over, once, of one Comune, and no other bookshop’s', async () => {
    const order = await world.placed([world.book()], { cedole: [world.cedola()] });
    const { body } = await world.decide(order, { decision: 'accepted' });
    const code = body.cedole?.[0]?.code ?? '';
    expect((await world.send([cedolaOf(order)], today())).body).toMatchObject({
      code: 'command-refused',
      detail: `I libri della cedola ${code} non sono ancora tutti consegnati.`,
    });
    const done = await world.collected();
    await sendAll([done]);
    expect((await world.send([cedolaOf(done)], today())).status).toBe(409);
    const other = await cedoleWorld(service);
    const elsewhere = await other.collected();
    expect((await world.send([cedolaOf(elsewhere)], today())).status).toBe(404);
    expect((await world.send([randomUUID()], today())).status).toBe(404);
    const comuni = [
      { ...CREMONA, discountPercent: 0 },
      { comune: 'Crema', provincia: 'CR', discountPercent: 0 },
    ];
    await world.desk('PUT', 'cedole/terms', { isAccepted: true, comuni });
    const ofCrema = await world.placed([world.book()], {
      cedole: [world.cedola(aCode(), { comune: 'Crema' })],
    });
    const accepted = await world.decide(ofCrema, { decision: 'accepted' });
    await world.handOver(accepted.body);
    const both = [cedolaOf(ofCrema), cedolaOf(await world.collected())];
    expect((await world.send(both, today())).body.detail).toContain('un Comune solo');
  });

  it('is told page by page, the latest first, of its own bookshop alone', async () => {
    const sent: string[] = [];
    for (const prezzo of [10, 20, 30]) {
      service.advance(1_000);
      sent.unshift((await sendAll([await world.collected(prezzo)])).id);
    }
    type Page = { distinte: Distinta[]; next: string | null };
    const page = async (query: string) => (await world.desk<Page>('GET', `distinte?${query}`)).body;
    const first = await page('limit=2');
    expect(first.distinte.map(({ id }) => id)).toEqual(sent.slice(0, 2));
    expect(first.distinte[0]).toMatchObject({
      cedole: 1,
      books: 1,
      amounts: { gross: 30, publicDiscount: 0.08, agreedDiscount: 0.45, net: 29.47 },
    });
    const second = await page(`limit=2&after=${first.next ?? ''}`);
    expect(second).toMatchObject({ distinte: [{ id: sent[2] }], next: null });
    const other = await cedoleWorld(service);
    const theirs = await other.desk<Page>('GET', `distinte?after=${sent[0] ?? ''}`);
    expect(theirs.body.distinte).toEqual([]);
  });

  it('says what is to be corrected once a book of it has come back', async () => {
    const order = await world.collected();
    const distinta = await sendAll([order]);
    const lineIds = order.lines.map(({ id }) => id);
    const withdrawn = await world.desk<DeskOrder>('POST', `orders/${order.id}/withdrawal`, {
      lineIds,
      name: 'Anna Bianchi',
      email: 'famiglia@example.com',
    });
    const back = { command: 'receive-return', lineIds, restocks: true };
    const returned = await world.command(withdrawn.body, back);
    expect(returned.body).toMatchObject({ state: 'returned', refunds: [] });
    const { body } = await world.desk<{ distinte: Distinta[] }>('GET', 'distinte');
    expect(body.distinte).toMatchObject([{ id: distinta.id, toCorrect: 21.6 }]);
    expect((await world.ledger()).cedole).toMatchObject([
      { stage: 'sent', amount: 0, toCorrect: 21.6 },
    ]);
  });

  it('can be taken back for a day, the payment first, and keeps its number', async () => {
    const order = await world.collected();
    const { id } = await sendAll([order]);
    const paid = await pay(id, 21);
    expect(paid.body).toMatchObject({ state: 'paid', paid: 21, paidOn: today() });
    expect((await pay(id, 21)).status).toBe(409);
    expect((await takeBack(id, 'sent')).status).toBe(409);
    expect((await takeBack(id, 'paid')).body).toMatchObject({ state: 'sent', paid: null });
    expect((await takeBack(id, 'sent')).body).toMatchObject({
      state: 'undone',
      canTakeBack: false,
    });
    expect(await stagesOf()).toEqual(['collected']);
    const again = await sendAll([order]);
    expect(again.number.split('/')[0]).toBe('2');
  });

  it('stands for what was handed over: that is taken back after the distinta alone', async () => {
    const order = await world.collected();
    const { id } = await sendAll([order]);
    const undo = { command: 'take-back', lineIds: order.lines.map((line) => line.id) };
    expect(await world.command((await world.read(order.id)).body, undo)).toMatchObject({
      status: 409,
      body: { code: 'command-refused', detail: expect.stringContaining('distinta') as string },
    });
    expect((await world.read(order.id)).body.state).toBe('delivered');
    await takeBack(id, 'sent');
    const after = await world.command((await world.read(order.id)).body, undo);
    expect(after).toMatchObject({ status: 200, body: { state: 'ready' } });
  });

  it('is made, or the hand-over taken back, and never both at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await world.collected();
      const undo = { command: 'take-back', lineIds: order.lines.map((line) => line.id) };
      const answers = await Promise.all([
        world.send([cedolaOf(order)], today()),
        world.command(order, undo),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  it('has no date of tomorrow', async () => {
    const order = await world.collected();
    const tomorrow = italianDay(service.now() + DAY_MS + HOUR_MS);
    expect((await world.send([cedolaOf(order)], tomorrow)).status).toBe(409);
  });

  it('is drawn and written for a spreadsheet, with the data of its invoice', async () => {
    const order = await world.collected();
    const { id, number } = await sendAll([order]);
    const print = await world.desk<Buffer>('GET', `distinte/${id}/distinta.pdf`);
    const text = pdfText(print.body).join(' ');
    expect(text).toContain(`Distinta ${number} delle cedole librarie`);
    expect(text).toContain('Totale della fattura');
    expect(text).toContain('art. 74');
    expect(text).toContain('Partita IVA 01234567897');
    expect(text).not.toContain('Bianchi');
    const file = await world.desk<string>('GET', `distinte/${id}/distinta.csv`);
    expect(file.body).toContain('Scuola primaria Rodari');
    expect(file.body).toContain('Totale della fattura;21,22');
    const invoice = file.body.trimEnd().split('\r\n').slice(-5);
    const cents = invoice.map((row) =>
      Math.round(Number(row.split(';')[1]?.replace(',', '.')) * 100),
    );
    const total = cents.pop();
    expect(cents.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(file.body).toContain('Libreria del Corso;');
    expect(file.body).toContain('Partita IVA 01234567897');
    const ledger = await world.desk<string>('GET', 'cedole/cedole.csv');
    expect(ledger.body).toContain('Inviata');
    const other = await service.signIn({ role: 'bookshop', tenantId: randomUUID() });
    const theirs = await other.call({ path: `/api/desk/distinte/${id}/distinta.csv` });
    expect(theirs.status).toBe(404);
    expect((await pay(id, 1, other)).status).toBe(404);
  });
});
