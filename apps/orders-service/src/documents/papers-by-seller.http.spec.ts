import { randomUUID } from 'node:crypto';
import type { Order } from '@zaino/contracts/orders';
import { MailSubjects } from '../mails/mail-subjects';
import { placedMail } from '../mails/start-mail';
import { withdrawnMail } from '../mails/end-mail';
import { OrderEventEntity } from '../orders/order-event.entity';
import type { OrderEntity } from '../orders/order.entity';
import type { Seller } from '../orders/seller';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { aBookLine, aProductLine, type OrderWithLines, placedOrder } from '../testing/placed-order';
import { startTestService, type TestProcess, type TestService } from '../testing/test-service';
import { WITHDRAW_COMMAND } from '../withdrawals/withdrawals';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { FiscalDocumentEntity } from './fiscal-document.entity';
import { FiscalDocuments } from './fiscal-documents';
import { type DocumentCalls, documentCalls } from './testing/document-calls';

const paidAt = new Date('2026-09-01T10:00:00Z');

let service: TestService;
let worker: TestProcess;
let calls: DocumentCalls;
beforeAll(async () => {
  service = await startTestService();
  worker = await service.startProcess('worker');
  calls = documentCalls(service);
});
afterAll(() => service.stop());

const shop: Seller = {
  id: null,
  name: 'Zaino di prova',
  address: 'Via di allora 9',
  vatNumber: '09876543217',
  email: 'info@zaino.example',
  phone: '02 1234567',
  returnsAddress: 'Magazzino di allora 10',
};
const aBookshop = (): Seller => ({
  id: randomUUID(),
  name: 'Libreria del Corso',
  address: 'Corso Garibaldi 1, 26100 Cremona (Cremona)',
  vatNumber: '01234567897',
  email: 'corso@example.com',
  phone: '0372 123456',
  returnsAddress: 'Corso Garibaldi 1, 26100 Cremona (Cremona)',
});

/** A book that the bookshop sells and supplies of the shop, fetched at the bookshop, paid by card. */
function place(bookshop = aBookshop(), order: Partial<OrderEntity> = {}): Promise<OrderWithLines> {
  const { id } = bookshop;
  const pickupPoint = {
    id: id ?? '',
    name: bookshop.name,
    address: 'Corso Garibaldi 1',
    city: 'Cremona',
    postalCode: '26100',
    province: 'Cremona',
    phone: '',
    notes: '',
  };
  return placedOrder(service.dataSource, {
    lines: [
      aBookLine({ state: 'paid', sellerId: id, soldBy: id }),
      aProductLine({ state: 'reserved', priceCents: 1_220 }),
    ],
    order: {
      state: 'paid',
      paymentState: 'paid',
      paidAt,
      invoiceRequest: anInvoiceRequest(),
      bookshopId: id,
      shippingMethod: 'pickup',
      address: null,
      shippingCents: 0,
      totalCents: 4_370,
      sellers: [bookshop, shop],
      pickupPoint,
      ...order,
    },
  });
}

async function aRefund(placed: OrderWithLines, cents: number[]): Promise<string> {
  const parts = cents.flatMap((sum, index) =>
    sum > 0 ? [[placed.lines[index]?.id ?? '', sum]] : [],
  );
  const { id } = await calls.aRefund(placed, {
    amountCents: cents.reduce((sum, part) => sum + part, 0),
    lineCents: Object.fromEntries(parts) as Record<string, number>,
  });
  return id;
}

describe('an order of two sellers', () => {
  it('has a receipt of each, for what it sold, as it was called then', async () => {
    const placed = await place();
    await aRefund(placed, [1_000, 220]);
    const [first = '', second = '', ...others] = await calls.pagesOf(placed, 'ricevuta');
    expect(others).toEqual([]);
    expect(first).toContain('Libreria del Corso Corso Garibaldi 1, 26100 Cremona (Cremona)');
    expect(first).toContain('Partita IVA 01234567897');
    expect(first).toContain('Pagato a questo venditore 31,50 €');
    expect(first).toContain('Reso 10,00 €');
    expect(first).not.toContain('Quaderno');
    expect(second).toContain('Zaino di prova Via di allora 9');
    expect(second).toContain('Quaderno a righe 1 12,20 € 22 % 12,20 €');
    expect(second).toContain('Reso 2,20 €');
    expect(second).not.toContain('Matematica');
  });

  it('has an invoice of each in its own series, and credit notes that take from both', async () => {
    const placed = await place();
    const invoices = await calls.fiscal().issueInvoices(placed.order.id);
    expect(invoices).toHaveLength(2);
    const again = await calls.fiscal().issueInvoices(placed.order.id);
    expect(again.map(({ id }) => id)).toEqual(invoices.map(({ id }) => id));
    const refundId = await aRefund(placed, [1_000, 220]);
    expect(await calls.fiscal().issueCredits(refundId)).toHaveLength(2);
    expect(await calls.fiscal().issueCredits(refundId)).toHaveLength(2);
    const ofBook = await aRefund(placed, [150, 0]);
    expect(await calls.fiscal().issueCredits(ofBook)).toHaveLength(1);
    const pages = await calls.pagesOf(placed, 'fattura');
    expect(pages).toHaveLength(5);
    const of = (words: string) => pages.filter((page) => page.includes(words));
    const [bookshop = ''] = of('Partita IVA 01234567897');
    expect(bookshop).toMatch(/Fattura n\. 1\/\d{4}\/Z/);
    expect(bookshop).toContain('Totale fattura 31,50 €');
    expect(bookshop).toContain('Compilata da Zaino di prova per conto del venditore (art. 21');
    const [own = ''] = of('Partita IVA 09876543217');
    expect(own).toMatch(/Fattura n\. \d+\/\d{4} /);
    expect(own).toContain('Totale fattura 12,20 €');
    expect(own).not.toContain('Compilata da');
    expect(of('Totale a credito 10,00 €')).toHaveLength(1);
    expect(of('Totale a credito 2,20 €')).toHaveLength(1);
    expect(of('Totale a credito 1,50 €')).toHaveLength(1);
  });

  it('is numbered by seller without a gap, though many are issued at once by several processes', async () => {
    const copy = await service.startProcess('main');
    const makers = [calls.fiscal(), copy.app.get(FiscalDocuments, { strict: false })];
    const bookshops = [aBookshop(), aBookshop()];
    const orders = await Promise.all(
      Array.from({ length: 24 }, (_, index) => place(bookshops[index % 2])),
    );
    await Promise.all(
      orders.map(({ order }, index) =>
        (makers[index % 2] ?? calls.fiscal()).issueInvoices(order.id),
      ),
    );
    for (const { id } of [...bookshops, shop]) {
      const documents = await service.dataSource.manager.find(FiscalDocumentEntity, {
        where: { sellerId: id ?? '' },
        order: { number: 'ASC' },
      });
      expect(documents.map(({ number }) => number)).toEqual(documents.map((_, n) => n + 1));
      expect(documents.length).toBeGreaterThanOrEqual(id === null ? 24 : 12);
    }
  });

  it('says who sells what on its page, in its documents, and where each goes back to', async () => {
    const bookshop = aBookshop();
    const placed = await place(bookshop);
    await calls.fiscal().issueInvoices(placed.order.id);
    const { call } = await service.signIn({ uid: placed.order.customerId });
    const { body } = await call<Order>({ path: `/api/orders/${placed.order.id}` });
    const [book, supply] = placed.lines.map(({ id }) => id);
    expect(body.sellers).toMatchObject([
      {
        id: bookshop.id,
        name: 'Libreria del Corso',
        vatNumber: '01234567897',
        email: 'corso@example.com',
        lineIds: [book],
        returnAddress: 'Libreria del Corso, Corso Garibaldi 1, 26100 Cremona (Cremona)',
      },
      {
        id: null,
        name: 'Zaino di prova',
        lineIds: [supply],
        returnAddress:
          'Zaino di prova, Magazzino di allora 10, oppure al banco di Libreria del Corso, Corso Garibaldi 1, 26100 Cremona (Cremona)',
      },
    ]);
    const titles = body.documents.map(({ title }) => title);
    expect(titles).toContainEqual(expect.stringMatching(/^Fatture n\. \d+\/\d+ e 1\/\d+\/Z$/));
  });

  it('says who sells what in its mail', async () => {
    const placed = await place();
    const event = await service.dataSource.manager.findOneByOrFail(OrderEventEntity, {
      orderId: placed.order.id,
    });
    const subject = await worker.app.get(MailSubjects, { strict: false }).of(event.id);
    const { notes = [] } = subject === null ? {} : placedMail(subject);
    expect(notes).toContain(
      'I libri sono venduti da Libreria del Corso, Corso Garibaldi 1, 26100 Cremona (Cremona), partita IVA 01234567897.',
    );
    expect(notes).toContain(
      'Gli altri articoli sono venduti da Zaino di prova, Via di allora 9, partita IVA 09876543217.',
    );
  });

  it('is withdrawn from with both, each for its lines', async () => {
    const placed = await place();
    const { id: orderId } = placed.order;
    const lineIds = placed.lines.map(({ id }) => id);
    const { manager } = service.dataSource;
    await manager.query(
      `UPDATE order_line SET state = 'delivered', delivered_at = NOW(3), withdrawn_at = NOW(3)
       WHERE order_id = ?`,
      [orderId],
    );
    const withdrawal = {
      id: randomUUID(),
      orderId,
      name: 'Anna Bianchi',
      at: paidAt,
      email: 'anna@example.com',
      lineIds,
    };
    await manager.insert(WithdrawalEntity, withdrawal);
    const event = await manager.save(OrderEventEntity, {
      orderId,
      command: WITHDRAW_COMMAND,
      to: null,
      who: 'customer' as const,
      actorId: placed.order.customerId,
      actorName: null,
      lineIds,
      data: { withdrawalId: withdrawal.id },
      at: paidAt,
    });
    const [receipt = ''] = await calls.pagesOf(placed, 'ricevuta-recesso');
    expect(receipt).toContain(
      'Recedo dal contratto di vendita con Libreria del Corso per questi articoli: Articolo Quantità Matematica verde 1',
    );
    expect(receipt).toContain(
      'Recedo dal contratto di vendita con Zaino di prova per questi articoli: Articolo Quantità Quaderno a righe',
    );
    expect(receipt).toContain(
      'venduti da Libreria del Corso che hai già ricevuto, o che sono in viaggio, vanno restituiti entro 14 giorni dalla data del recesso a: Libreria del Corso, Corso Garibaldi 1',
    );
    const subject = await worker.app.get(MailSubjects, { strict: false }).of(event.id);
    const mail = subject && withdrawnMail(subject);
    const words = mail?.paragraphs.join(' ') ?? '';
    expect(words).toContain('venduti da Libreria del Corso che hai ricevuto');
    expect(words).toContain('a: Zaino di prova, Magazzino di allora 10, oppure al banco di');
  });
});

describe('an order that a bookshop alone sells', () => {
  it('names it on its statement of what was spent', async () => {
    const bookshop = aBookshop();
    const placed = await place(bookshop);
    const [statement = ''] = await calls.pagesOf(placed, 'dichiarazione-spese');
    expect(statement).toContain('Libreria del Corso dichiara che i libri di testo');
    expect(statement).toContain('Partita IVA 01234567897');
  });
});

describe('an order from before sellers were kept', () => {
  it('was sold by the shop itself, whoever handed it out', async () => {
    const bookshop = aBookshop();
    const placed = await place(bookshop, { sellers: null });
    const pages = await calls.pagesOf(placed, 'ricevuta');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Venditore Zaino di prova');
    expect(pages[0]).toContain('Totale pagato 43,70 €');
    expect(await calls.fiscal().issueInvoices(placed.order.id)).toMatchObject([{ sellerId: '' }]);
  });
});
