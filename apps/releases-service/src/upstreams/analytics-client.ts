import { ServiceClient } from '@zaino/service/service-client';

/** The analytics service: it knows how visits went. */
export class AnalyticsClient extends ServiceClient {}
