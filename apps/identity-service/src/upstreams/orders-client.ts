import { ServiceClient } from '@zaino/service/service-client';

/** The orders service: it keeps carts and orders of the accounts. */
export class OrdersClient extends ServiceClient {}
