import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@zaino/rules/durations';
import { pdfText } from '../testing/pdf-text';
import { aBookLine, aProductLine } from '../testing/placed-order';
import { startTestService, type TestProcess, type TestService } from '../testing/test-service';
import { cash, counterWorld, idsOf, unpaid } from './testing/counter-world';

let service: TestService;
let at: Awaited<ReturnType<typeof counterWorld>>;
beforeAll(async () => {
  service = await startTestService();
  at = await counterWorld(service);
});
afterAll(() => service.stop());

describe('a payment at the counter', () => {
  it('can be corrected, and gets the number of the till’s document when it is there', async () => {
    const { order, lines } = await at.place(unpaid, aBookLine({ state: 'ready' }));
    await at.handOver(order.id, { version: 1, lineIds: idsOf(lines), ...cash });
    const { status, body } = await at.note(order.id, {
      version: 3,
      tender: 'card',
      tillNumber: ' 0007-0001 ',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 4, paymentState: 'paid' });
    expect(body.counterPayment).toMatchObject({
      amount: 31.5,
      tender: 'card',
      tillNumber: '0007-0001',
    });
    expect(body.events.at(-1)?.text).toBe(
      'Pagamento in libreria, con carta, documento n. 0007-0001',
    );
    const again = await at.note(order.id, { version: 3, tender: 'cash', tillNumber: '' });
    expect([again.status, again.body]).toMatchObject([409, { code: 'order-moved' }]);
    for (const tillNumber of ['x'.repeat(41), '1\n2']) {
      const bad = await at.note(order.id, { version: 4, tender: 'cash', tillNumber });
      expect(bad.status).toBe(400);
    }
  });

  it('is none before it was taken', async () => {
    const { order } = await at.place(unpaid, aBookLine({ state: 'ready' }));
    const asked = { version: 1, tender: 'cash', tillNumber: '' };
    expect((await at.note(order.id, asked)).body).toMatchObject({ code: 'command-refused' });
    expect((await at.mailSummary(order.id, { version: 1 })).body).toMatchObject({
      code: 'command-refused',
    });
    expect((await at.summary(order.id)).status).toBe(404);
  });

  it('is known of orders too that were paid before it was asked how', async () => {
    const { order } = await at.place(unpaid, aBookLine({ state: 'ready' }));
    const { body } = await at.command(order.id, {
      version: 1,
      command: { command: 'register-shop-payment', lineIds: [] },
    });
    expect(body.counterPayment).toMatchObject({ amount: 31.5, tender: null, tillNumber: null });
    const text = pdfText((await at.summary(order.id)).body).join(' ');
    expect(text).toContain('31,50 € in libreria');
  });
});

describe('the summary of a payment', () => {
  const pickupPoint = {
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a001',
    name: 'Libreria del Porto',
    address: 'Via Po 2',
    city: 'Cremona',
    postalCode: '26100',
    province: 'Cremona',
    phone: '0372 1234',
    notes: '',
  };

  it('says what was paid by kinds of goods, and that it is no fiscal document', async () => {
    const { order, lines } = await at.place(
      { ...unpaid, pickupPoint },
      aBookLine({ state: 'ready', quantity: 2, discountCents: 300 }),
      aProductLine({ state: 'ready', priceCents: 1_220 }),
      aProductLine({ state: 'ready', vat: 'libro-usato', reference: 'P-2', priceCents: 700 }),
      aProductLine({ state: 'ready', vat: 'ebook', reference: 'P-3', priceCents: 1_040 }),
      aBookLine({ state: 'cancelled' }),
    );
    const lineIds = idsOf(lines.filter(({ state }) => state === 'ready'));
    const payment = { tender: 'cash', tillNumber: '0007-0001' };
    await at.handOver(order.id, { version: 1, lineIds, payment });
    const { headers, body } = await at.summary(order.id);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="riepilogo-${order.number}.pdf"`,
    );
    const text = pdfText(body).join(' ');
    expect(text).toContain('Riepilogo del pagamento Non è un documento fiscale');
    expect(text).toContain('Pagato presso Libreria del Porto Via Po 2, Cremona');
    expect(text).toContain('Pagamento 89,60 € in contanti,');
    expect(text).toContain('Documento della cassa n. 0007-0001');
    expect(text).toContain('Matematica verde 1 ISBN 9788800000015 Libro nuovo 2 60,00 €');
    expect(text).toContain('Totale pagato 89,60 €');
    expect(text).toContain('Libro nuovo Art. 74 – – 60,00 €');
    expect(text).toContain('Libro usato Margine – – 7,00 €');
    expect(text).toContain('E-book 4 % 10,00 € 0,40 € 10,40 €');
    expect(text).toContain('Cancelleria 22 % 10,00 € 2,20 € 12,20 €');
    expect(text).toContain('IVA assolta dall’editore');
    expect(text).not.toContain('Bianchi');
  });

  it('leaves room for a number that the till has not given yet', async () => {
    const { order, lines } = await at.place(unpaid, aBookLine({ state: 'ready' }));
    const payment = { tender: 'card' };
    await at.handOver(order.id, { version: 1, lineIds: idsOf(lines), payment });
    const text = pdfText((await at.summary(order.id)).body).join(' ');
    expect(text).toContain('Documento della cassa n. ____');
    expect(text).toContain('con carta, al terminale della libreria');
  });

  describe('by mail', () => {
    let worker: TestProcess;
    beforeAll(async () => void (worker = await service.startProcess('worker')));
    afterAll(() => worker.close());

    it('goes to the family once, and once more where something was corrected', async () => {
      const email = `famiglia-${randomUUID()}@posta.example`;
      const contact = { firstName: 'Anna', lastName: 'Bianchi', phone: '333 1234567', email };
      const { order, lines } = await at.place(
        { ...unpaid, contact },
        aBookLine({ state: 'ready' }),
      );
      await at.handOver(order.id, { version: 1, lineIds: idsOf(lines), ...cash });
      const sent = await at.mailSummary(order.id, { version: 3 });
      expect(sent.body.counterPayment?.mailedAt).not.toBeNull();
      const again = await at.mailSummary(order.id, { version: 3 });
      expect([again.status, again.body.version]).toEqual([200, sent.body.version]);
      const noted = { version: 4, tender: 'cash', tillNumber: '0007-0002' };
      const { body } = await at.note(order.id, noted);
      expect(body.counterPayment?.mailedAt).toBeNull();
      await at.mailSummary(order.id, { version: body.version });
      // Paid, fetched, and two summaries.
      await service.mailbox.mailTo(email, 4);
      const mails = service.mailbox
        .mailsTo(email)
        .filter(({ subject = '' }) => subject.startsWith('Riepilogo del pagamento'));
      expect(mails).toHaveLength(2);
      const last = mails.find(({ text = '' }) => text.includes('n. 0007-0002'));
      expect(last?.text).toContain('Non è un documento fiscale');
      const [attachment] = last?.attachments ?? [];
      expect(attachment?.filename).toBe(`riepilogo-${order.number}.pdf`);
    });

    it('is for nobody once the order needs nobody', async () => {
      const { order, lines } = await at.place(unpaid, aBookLine({ state: 'ready' }));
      await at.handOver(order.id, { version: 1, lineIds: idsOf(lines), ...cash });
      await service.dataSource.query('UPDATE order_line SET state_since = ? WHERE order_id = ?', [
        new Date(service.now() - 40 * DAY_MS),
        order.id,
      ]);
      expect((await at.mailSummary(order.id, { version: 3 })).body).toMatchObject({
        code: 'command-refused',
      });
    });
  });
});
