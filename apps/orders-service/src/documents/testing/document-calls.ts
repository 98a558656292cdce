import { randomUUID } from 'node:crypto';
import { RefundEntity } from '../../payments/refund.entity';
import { anInvoiceRequest } from '../../testing/an-invoice-request';
import { pdfText } from '../../testing/pdf-text';
import { aBookLine, type OrderWithLines, placedOrder } from '../../testing/placed-order';
import type { TestService } from '../../testing/test-service';
import { FiscalDocuments } from '../fiscal-documents';

const paidAt = new Date('2026-09-01T10:00:00Z');

/** What the family of a paid order has asked for. */
export const invoiceRequest = anInvoiceRequest({
  name: 'Łucia D’Agostino',
  taxCode: 'DGSLCU80A41H501X',
  address: 'Via Po 2',
  pec: 'lucia@pec.example',
});

const paid = {
  state: 'paid' as const,
  paymentState: 'paid' as const,
  paidAt,
  invoiceRequest,
  createdAt: new Date('2026-08-31T22:30:00Z'),
};

export type DocumentCalls = ReturnType<typeof documentCalls>;

/** Orders, and what a family reads of their calls. */
export function documentCalls(service: TestService) {
  const place = (options: Parameters<typeof placedOrder>[1]) =>
    placedOrder(service.dataSource, options);
  const read = async ({ order }: OrderWithLines, file: string) => {
    const { call } = await service.signIn({ uid: order.customerId });
    return call<Buffer>({ path: `/api/orders/${order.id}/documents/${file}.pdf` });
  };
  const pagesOf = async (placed: OrderWithLines, file: string) => {
    const { status, body } = await read(placed, file);
    expect(status).toBe(200);
    return pdfText(body);
  };
  return {
    place,
    paidOrder: (lines = [aBookLine({ state: 'paid' })], order = {}) =>
      place({ lines, order: { ...paid, ...order } }),
    fiscal: () => service.app.get(FiscalDocuments, { strict: false }),
    read,
    pagesOf,
    textOf: async (placed: OrderWithLines, file: string) =>
      (await pagesOf(placed, file)).join('\n'),
    aRefund: async ({ order }: OrderWithLines, values: Partial<RefundEntity>) => {
      const refund = {
        id: randomUUID(),
        orderId: order.id,
        paymentId: null,
        state: 'done' as const,
        reason: 'Reso',
        providerId: null,
        createdAt: paidAt,
        doneAt: paidAt,
        amountCents: 0,
        lineCents: {},
        ...values,
      };
      await service.dataSource.manager.insert(RefundEntity, refund);
      return refund;
    },
  };
}
