import type { OrderEntity } from '../orders/order.entity';

/** An invoice to a person, as it is asked for with an order. */
export function anInvoiceRequest(
  values: Partial<NonNullable<OrderEntity['invoiceRequest']>> = {},
): NonNullable<OrderEntity['invoiceRequest']> {
  return {
    kind: 'persona',
    name: 'Anna Bianchi',
    taxCode: 'BNCNNA80A41D150X',
    vatNumber: '',
    address: 'Via Roma 1',
    city: 'Cremona',
    postalCode: '26100',
    province: 'Cremona',
    recipientCode: '',
    pec: '',
    ...values,
  };
}
