import type { Order, OrderLine } from '@zaino/contracts/orders';

interface Owner {
  /** Empty for pieces for nobody in particular. */
  childId: string;
  nickname: string;
}

/** Whom a line's pieces are for; the last is whose go where nothing else is said. */
export function ownersOf({ children, quantity }: OrderLine, family: Order['children']): Owner[] {
  const owners = children.flatMap(({ childId }) => {
    const child = family.find(({ id }) => id === childId);
    return child ? { childId, nickname: child.nickname } : [];
  });
  const named = children.reduce((sum, child) => sum + child.quantity, 0);
  const isForNobody = named < quantity;
  return isForNobody ? [...owners, { childId: '', nickname: 'Nessuno in particolare' }] : owners;
}
