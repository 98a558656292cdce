import { ServiceClient } from '@zaino/service/service-client';

/** A service of the shop, of which there is one for each domain: it says what it gives. */
export class PartnerClient extends ServiceClient {}
