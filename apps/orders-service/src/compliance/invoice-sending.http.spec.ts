import { randomUUID } from 'node:crypto';
import type { EInvoiceState } from '@zaino/contracts/orders';
import type { Compliance } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { documentCalls, type DocumentCalls } from '../documents/testing/document-calls';
import { EInvoiceSendingEntity } from '../e-invoices/e-invoice-sending.entity';
import { anInvoiceRequest } from '../testing/an-invoice-request';
import { aBookLine } from '../testing/placed-order';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let staff: SignedInCaller;
let documents: DocumentCalls;
beforeAll(async () => {
  service = await startTestService();
  staff = await service.signIn({ role: 'admin' });
  documents = documentCalls(service);
});
afterAll(() => service.stop());

const daysAgo = (days: number) => new Date(service.now() - days * DAY_MS);

describe('invoices on their way to the exchange', () => {
  /** What is said of one that was paid, or discarded, some days ago. */
  async function said(
    state: EInvoiceState,
    {
      paidDays,
      atDays = 0,
      sellerId = '',
    }: { paidDays: number; atDays?: number; sellerId?: string },
  ) {
    const asked = { invoiceRequest: anInvoiceRequest(), paidAt: daysAgo(paidDays) };
    const { order } = await documents.paidOrder(
      [aBookLine({ expectedFrom: null, expectedTo: '2099-12-31' })],
      asked,
    );
    const [document] = await documents.fiscal().issueInvoices(order.id);
    if (!document) throw new Error('No invoice was issued.');
    const { id, number, year, issuedAt } = document;
    const { manager } = service.dataSource;
    if (sellerId !== '') await manager.update(FiscalDocumentEntity, { id }, { sellerId });
    const at = daysAgo(atDays);
    const row = { documentId: id, state, issuedAt, at, nextAt: at };
    if (sellerId === '') await manager.insert(EInvoiceSendingEntity, row);
    const { body } = await staff.call<Compliance>({ path: '/api/admin/compliance/orders' });
    const found = body.checks.find((one) => one.check === 'invoice-sending');
    return (found?.evidence ?? [])
      .filter(({ label }) => label === `Fattura ${number}/${year}`)
      .map((one) => [one.state, one.kind, one.id, one.words]);
  }
  const toSend = (state: string, words: string) => [[state, 'invoice', 'da-inviare', words]];
  const discarded = (state: string, words: string) => [[state, 'invoice', 'scartate', words]];

  it('are late twelve days after the payment, and to be looked at after ten', async () => {
    expect(await said('waiting', { paidDays: 9 })).toEqual([]);
    expect(await said('unsent', { paidDays: 10 })).toEqual(
      toSend('look', 'non inviata dopo 10 giorni'),
    );
    expect(await said('waiting', { paidDays: 12 })).toEqual(
      toSend('broken', 'non inviata dopo 12 giorni'),
    );
    expect(await said('sent', { paidDays: 13 })).toEqual([]);
    expect(await said('accepted', { paidDays: 13 })).toEqual([]);
    const sellerId = randomUUID();
    expect(await said('unsent', { paidDays: 13, sellerId })).toEqual([]);
  });

  it('are to be looked at where a person has to do something', async () => {
    expect(await said('refused', { paidDays: 1 })).toEqual(
      toSend('look', 'emessa 1 giorno fa, il file non si può inviare'),
    );
    expect(await said('rejected', { paidDays: 20, atDays: 0 })).toEqual(
      discarded('look', 'scartata dal Sistema di Interscambio oggi'),
    );
    expect(await said('rejected', { paidDays: 20, atDays: 5 })).toEqual(
      discarded('broken', 'scartata dal Sistema di Interscambio 5 giorni fa'),
    );
  });
});
