import type { OrderObstacle } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';

/** Why an order is refused, at the way to pay. */
export function obstacleRefusal({ code, text }: OrderObstacle): DomainError {
  return new DomainError('conflict', code, {
    detail: `${text}.`,
    errors: [{ path: 'payment', message: text }],
  });
}
