import { ServiceClient } from '@zaino/service/service-client';

/** The schools service: it knows the ministry's register. */
export class SchoolsClient extends ServiceClient {}
