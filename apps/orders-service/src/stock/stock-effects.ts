import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OrderLineEntity } from '../orders/order-line.entity';
import type { EffectOutcome, EffectSubscriber } from '../transitions/effect-handlers';
import { ORDER_STOCK_TOPIC, type StockMessage } from './stock-message';

/** What the catalogue service has to be told follows from what becomes of orders. */
@Injectable()
export class StockEffects implements EffectSubscriber {
  readonly handlers: EffectSubscriber['handlers'] = {
    'order-confirmed': ({ orderId, lines }) => {
      if (piecesOf(lines).length === 0) return {};
      return tell({ orderId, kind: 'confirm', lines: [] });
    },
    'pieces-kept': ({ orderId, lines }) =>
      piecesOf(lines).length === 0 ? {} : tell({ orderId, kind: 'keep', lines: [] }),
    'pieces-released': ({ orderId, lines }) => {
      const pieces = piecesOf(lines);
      return pieces.length === 0 ? {} : tell({ orderId, kind: 'release', lines: pieces });
    },
    'late-money': ({ orderId }) => tell({ orderId, kind: 'revive', lines: [] }),
  };
}

function tell(message: Omit<StockMessage, 'operationId'>): EffectOutcome {
  const payload: StockMessage = { ...message, operationId: randomUUID() };
  return { messages: [{ topic: ORDER_STOCK_TOPIC, payload }] };
}

/** Of each product once: several lines may be of the same. */
function piecesOf(lines: readonly OrderLineEntity[]): StockMessage['lines'] {
  const pieces = new Map<string, number>();
  for (const { type, reference, quantity } of lines) {
    if (type === 'product') pieces.set(reference, (pieces.get(reference) ?? 0) + quantity);
  }
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }));
}
