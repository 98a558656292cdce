/** In the log of an order: its money is on its way, by a way to pay that takes days. */
export const AWAIT_PAYMENT = 'await-payment';

/** The same: it did not come, and the family can pay in another way. */
export const FAIL_PAYMENT = 'fail-payment';
