/** Outbox topic of what the catalogue service has to be told about an order's pieces. */
export const ORDER_STOCK_TOPIC = 'order-stock';

export interface StockMessage {
  orderId: string;
  /** `keep`: money is on its way, and they are to be there when it comes; `revive`: money came for an order whose time was over; it goes on where its pieces can be had again. */
  kind: 'keep' | 'confirm' | 'release' | 'revive';
  /** Of a release: what is given back. */
  lines: { productId: string; quantity: number }[];
  /** Makes a release happen once. */
  operationId: string;
}
