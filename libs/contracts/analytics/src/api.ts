import type { ApiOf } from '@zaino/contracts/shared';
import { analyticsCalls, visitComplianceCalls, visitStatsCalls } from './calls';
import type {
  analyticsEndpoints,
  visitComplianceEndpoints,
  visitStatsEndpoints,
} from './endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const analyticsApi: ApiOf<typeof analyticsEndpoints> = analyticsCalls;
export const visitStatsApi: ApiOf<typeof visitStatsEndpoints> = visitStatsCalls;
export const visitComplianceApi: ApiOf<typeof visitComplianceEndpoints> = visitComplianceCalls;
