import type { OrderLine } from '@zaino/contracts/orders';

/** States of lines that somebody still waits for: paid or ordered, and not yet in their hands. */
export const onItsWay: OrderLine['state'][] = ['paid', 'waiting', 'reserved', 'ready', 'shipped'];
