import { ServiceClient } from '@zaino/service/service-client';

/** The schools service: it knows which classes have a list. */
export class SchoolsClient extends ServiceClient {}
