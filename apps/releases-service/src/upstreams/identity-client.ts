import { ServiceClient } from '@zaino/service/service-client';

/** Keeps the audit log. */
export class IdentityClient extends ServiceClient {}
