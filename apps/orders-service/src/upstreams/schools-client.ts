import { ServiceClient } from '@zaino/service/service-client';

export class SchoolsClient extends ServiceClient {}
