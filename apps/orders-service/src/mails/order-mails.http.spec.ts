import type { ReceivedMail } from '@zaino/testing/test-mailbox';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { pdfText } from '../testing/pdf-text';
import { aBookLine, aProductLine } from '../testing/placed-order';
import { startTestService, type TestService } from '../testing/test-service';
import { orderMailCalls, paid, wordsOf } from './testing/order-mail-calls';

let service: TestService;
let calls: ReturnType<typeof orderMailCalls>;
beforeAll(async () => {
  service = await startTestService();
  await service.startProcess('worker');
  calls = orderMailCalls(service);
});
afterEach(() => {
  service.mailbox.refusalCode = undefined;
});
afterAll(() => service.stop());

const pdfsOf = ({ attachments }: ReceivedMail) =>
  attachments.map(({ filename, content }) => ({
    filename,
    text: pdfText(Buffer.from(content as ArrayBuffer)).join('\n'),
  }));

describe('mails about an order', () => {
  it('confirm it with articles, dates, costs, delivery and the right to withdraw', async () => {
    const placed = await calls.place({
      order: { acceptedTexts: { terms: '2026-11-23', privacy: '2026-11-23' } },
      lines: [aBookLine({ quantity: 2 }), aProductLine({ state: 'received' })],
    });
    await calls.tellPlaced(placed);
    const mail = await service.mailbox.mailTo(placed.email);
    const text = wordsOf(mail);
    expect(mail.subject).toBe(`Ordine ricevuto: ordine ${placed.order.number}`);
    for (const words of [
      'Ciao Anna,',
      placed.order.number,
      'Matematica verde 1 (2 copie): 63,00 €',
      'ISBN 9788800000015 · Ricevuto, previsto tra il 10 e il 18 settembre',
      'Spedizione: 5,00 €',
      'Totale: 70,50 €',
      'Consegna a: Via Roma 1, 26100 Cremona.',
      'Recedi dal contratto qui',
      'Le spese per rispedire gli articoli sono a tuo carico.',
      `https://www.zaino.example/orders/${placed.order.id}`,
      'Venduto da Zaino di prova, 1 Example Street',
      'https://www.zaino.example/terms-of-service/2026-11-23',
    ]) {
      expect(text).toContain(words);
    }
    expect(mail.html).toContain('Matematica verde 1 (2 copie)');
    expect(mail.attachments).toEqual([]);
  });

  it('say the cover price of what a bookshop has taken something off', async () => {
    const placed = await calls.place({
      lines: [aBookLine({ quantity: 2, priceCents: 2_835, coverCents: 3_150 }), aBookLine()],
    });
    await calls.tellPlaced(placed);
    const text = wordsOf(await service.mailbox.mailTo(placed.email));
    expect(text).toContain('Matematica verde 1 (2 copie): 56,70 €');
    expect(text).toContain('tra il 10 e il 18 settembre · Prezzo di copertina 63,00 €');
    expect(text.match(/Prezzo di copertina/g)).toHaveLength(1);
  });

  it('confirm the payment with receipt and invoice', async () => {
    const invoiceRequest = anInvoiceRequest();
    const order = { paymentMethod: 'shop', paymentState: 'due', invoiceRequest } as const;
    const cancelled = aBookLine({ state: 'cancelled', priceCents: 1_000 });
    const placed = await calls.place({ order, lines: [aBookLine({ state: 'ready' }), cancelled] });
    await calls.run(placed, 'register-shop-payment');
    const mail = await service.mailbox.mailTo(placed.email);
    expect(mail.subject).toBe(`Pagamento ricevuto: ordine ${placed.order.number}`);
    expect(wordsOf(mail)).toContain('Pagato:\n36,50 €');
    expect(wordsOf(mail)).toContain('- Totale: 36,50 €');
    const [receipt, invoice, ...others] = pdfsOf(mail);
    expect(others).toEqual([]);
    expect(receipt?.filename).toBe(`ricevuta-${placed.order.number}.pdf`);
    expect(receipt?.text).toContain('Totale pagato 36,50 €');
    expect(invoice?.filename).toBe(`fattura-${placed.order.number}.pdf`);
    expect(invoice?.text).toContain('Totale fattura 36,50 €');
  });

  it('tell each step of a delivery, one mail for each', async () => {
    const placed = await calls.place({ order: paid, lines: [aBookLine({ state: 'paid' })] });
    const expected = { from: '2026-09-14', to: '2026-09-18' };
    const later = { from: '2026-10-01', to: '2026-10-03' };
    await calls.run(placed, 'order-from-supplier', { expected });
    await calls.run(placed, 'change-dates', { expected: later });
    await calls.run(placed, 'reserve');
    await calls.run(placed, 'ship', { carrier: 'Corriere Rosso', code: 'CR123', url: '' });
    await calls.run(placed, 'deliver');
    await calls.settled();
    const mails = service.mailbox.mailsTo(placed.email);
    const find = (title: string) => mails.find(({ subject }) => subject?.startsWith(title));
    expect(mails).toHaveLength(4);
    expect(find('Il tuo libro è in arrivo')?.text).toContain(
      'Dovrebbe essere a casa tua tra il 14 e il 18 settembre.',
    );
    expect(find('È cambiata una data')?.text).toContain('tra il 1º e il 3 ottobre');
    expect(find('Il tuo pacco è partito')?.text).toContain('Spedizione Corriere Rosso:\nCR123');
    expect(find('Il tuo pacco è partito')?.text).toContain(
      `https://www.zaino.example/tracking/${placed.order.trackingToken}`,
    );
    expect(find('Consegnato')?.text).toMatch(/hai tempo fino al \d+ \p{L}+ 20\d\d/u);
  });

  it('say until which minute an order is held that is not paid', async () => {
    const payBefore = new Date('2026-11-23T14:42:30Z');
    const placed = await calls.place({ order: { payBefore } });
    await calls.tellPlaced(placed);
    expect(await calls.wordsTo(placed)).toContain(
      'Altrimenti puoi pagare dalla pagina dell’ordine fino al 23 novembre 2026 alle ore 15:42: fino ad allora teniamo tutto da parte',
    );
    const done = await calls.place({ order: { ...paid, payBefore: null } });
    await calls.tellPlaced(done);
    expect(await calls.wordsTo(done)).not.toContain('Altrimenti');
  });

  it('speak of several books in the plural', async () => {
    const lines = [aBookLine({ state: 'paid', quantity: 2 })];
    const placed = await calls.place({ order: paid, lines });
    await calls.run(placed, 'order-from-supplier', {
      expected: { from: '2026-09-14', to: '2026-09-18' },
    });
    const mail = await service.mailbox.mailTo(placed.email);
    expect(mail.subject).toBe(`I tuoi libri sono in arrivo: ordine ${placed.order.number}`);
    const text = wordsOf(mail);
    expect(text).toContain('abbiamo chiesto questi libri al fornitore');
    expect(text).toContain('Dovrebbero essere a casa tua tra il 14 e il 18 settembre.');
  });

  it('name another edition that comes instead', async () => {
    const lines = [aBookLine({ state: 'waiting', acceptsEquivalent: true })];
    const placed = await calls.place({ order: paid, lines });
    const edition = { isbn: '9788800000099', title: 'Matematica verde 1, terza edizione' };
    await calls.run(placed, 'substitute-edition', edition);
    const { text = '' } = await service.mailbox.mailTo(placed.email);
    expect(text).toContain('Matematica verde 1, terza edizione');
    expect(text).toContain('ISBN 9788800000099');
  });

  it.each([
    [{ reason: 'fuori catalogo' }, 'abbiamo annullato questo articolo: fuori catalogo.'],
    [{ cause: 'unpaid' as const }, 'non ti è stato addebitato nulla'],
    [{ cause: 'late' as const }, 'entro la data che avevi scelto'],
  ])('tell why articles are cancelled: %j', async (data, words) => {
    const placed = await calls.place();
    await calls.run(placed, 'cancel', data);
    const mail = await service.mailbox.mailTo(placed.email);
    expect(mail.subject).toBe(`Articoli annullati: ordine ${placed.order.number}`);
    expect(mail.text).toContain(words);
  });

  it('tell of money that the shop gives back out of goodwill, with the credit note', async () => {
    const invoiceRequest = anInvoiceRequest();
    const order = { ...paid, paymentMethod: 'shop', invoiceRequest } as const;
    const placed = await calls.place({ order, lines: [aBookLine({ state: 'delivered' })] });
    await calls.run(placed, 'refund', { amountCents: 500, reason: 'Copertina rovinata' });
    const mail = await service.mailbox.mailTo(placed.email);
    expect(mail.subject).toBe(`Rimborso eseguito: ordine ${placed.order.number}`);
    expect(wordsOf(mail)).toContain('ti abbiamo rimborsato 5,00 €. Motivo: copertina rovinata.');
    const [note, ...others] = pdfsOf(mail);
    expect(others).toEqual([]);
    expect(note?.filename).toBe(`nota-di-credito-${placed.order.number}.pdf`);
    expect(note?.text).toContain('Totale a credito 5,00 €');
  });

  it('are the same mail when they are sent twice', async () => {
    const placed = await calls.place();
    await calls.tellPlaced(placed);
    await calls.tellPlaced(placed);
    await service.mailbox.mailTo(placed.email, 2);
    const ids = service.mailbox.mailsTo(placed.email).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).toMatch(
      new RegExp(`^<order\\.${placed.order.id}\\.\\d+@www\\.zaino\\.example>$`),
    );
  });

  it('are parked at once where nobody will ever take them', async () => {
    const placed = await calls.place();
    service.mailbox.refusalCode = 550;
    await calls.tellPlaced(placed);
    await calls.settled();
    const sql =
      'SELECT last_error FROM outbox_message WHERE parked_at IS NOT NULL AND payload LIKE ?';
    const [event] = await calls.eventsOf(placed);
    const parked = await service.dataSource.query<unknown[]>(sql, [`%"${event?.id}"%`]);
    expect(parked).toEqual([{ last_error: 'PermanentFailure (mail-refused)' }]);
    await service.dataSource.query('DELETE FROM outbox_message WHERE parked_at IS NOT NULL');
  });

  it('are not written to somebody who was forgotten, nor of an event that is not there', async () => {
    const placed = await calls.place();
    const sql = "UPDATE customer_order SET contact = JSON_SET(contact, '$.email', '') WHERE id = ?";
    await service.dataSource.query(sql, [placed.order.id]);
    const before = service.mailbox.mails.length;
    await calls.tellPlaced(placed);
    await calls.tell('999999999');
    await calls.settled();
    expect(service.mailbox.mails).toHaveLength(before);
  });
});
