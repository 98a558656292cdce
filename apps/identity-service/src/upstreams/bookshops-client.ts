import { ServiceClient } from '@zaino/service/service-client';

/** The bookshops service: it keeps the bookshops of the accounts. */
export class BookshopsClient extends ServiceClient {}
