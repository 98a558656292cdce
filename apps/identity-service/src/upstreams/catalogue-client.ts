import { ServiceClient } from '@zaino/service/service-client';

/** The catalogue service: it keeps what the accounts have written of products. */
export class CatalogueClient extends ServiceClient {}
