import { ServiceClient } from '@zaino/service/service-client';

export class BookshopsClient extends ServiceClient {}
