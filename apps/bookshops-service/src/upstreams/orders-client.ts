import { ServiceClient } from '@zaino/service/service-client';

/** The orders service: it alone knows the payment provider. */
export class OrdersClient extends ServiceClient {}
