import type { Redis } from '@zaino/service/redis-client';
import type { Config } from '../config';
import type { DoorMetrics } from './door-metrics';

/** What those who keep calls off share. */
export interface Door {
  config: Config;
  /** Undefined where there is none: each copy of the gateway counts for itself. */
  redis: Redis | undefined;
  metrics: DoorMetrics;
}
