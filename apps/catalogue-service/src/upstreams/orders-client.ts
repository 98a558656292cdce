import { ServiceClient } from '@zaino/service/service-client';

/** The orders service: it knows what customers have received. */
export class OrdersClient extends ServiceClient {}
