import type { MovedAddresses } from './moved-addresses';
import type { ServiceKeys } from './service-keys';

/** Injection token of what a service knows of itself and of the others. */
export const ACCESS_SETTINGS = Symbol('access settings');

export interface AccessSettings {
  /** As in the logs. */
  serviceName: string;
  /** As the others call it: `orders` of the worker too. */
  domain: string;
  /** What services prove with to one another that they are ours. */
  serviceKeys: ServiceKeys;
  /** Where the others listen now. */
  moved: MovedAddresses;
}
