import { ServiceClient } from '@zaino/service/service-client';

export class CatalogueClient extends ServiceClient {}
