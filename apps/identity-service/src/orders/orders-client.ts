/** Injection token of the `ServiceClient` of the orders service. */
export const ORDERS = Symbol('orders');
