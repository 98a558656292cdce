import { ServiceClient } from '@zaino/service/service-client';

/** The identity service: it keeps the owners' accounts and writes to them. */
export class IdentityClient extends ServiceClient {}
