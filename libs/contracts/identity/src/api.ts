import type { ApiOf } from '@zaino/contracts/shared';
import type { adminEndpoints, securityLogEndpoints } from './admin';
import type { approvalEndpoints } from './approvals';
import type { auditLogEndpoints } from './audit-log';
import {
  accountCalls,
  adminCalls,
  adminFactorCalls,
  approvalCalls,
  auditLogCalls,
  colleagueCalls,
  contactCalls,
  dataRequestCalls,
  identityComplianceCalls,
  identityStatsCalls,
  ownFactorCalls,
  securityLogCalls,
  staffUserCalls,
} from './calls';
import type { colleagueEndpoints } from './colleague-endpoints';
import type { contactEndpoints } from './contact-endpoints';
import type { dataRequestEndpoints } from './data-requests';
import type { accountEndpoints } from './endpoints';
import type { adminFactorEndpoints, ownFactorEndpoints } from './factor-endpoints';
import type { staffUserEndpoints } from './staff-user-endpoints';
import type { identityComplianceEndpoints } from './compliance-endpoints';
import type { identityStatsEndpoints } from './stats-endpoints';

/** What a browser calls, typed by the endpoints and without their schemas (docs/decisions/typed-contract.md). */
export const accountApi: ApiOf<typeof accountEndpoints> = accountCalls;
export const colleagueApi: ApiOf<typeof colleagueEndpoints> = colleagueCalls;
export const contactApi: ApiOf<typeof contactEndpoints> = contactCalls;
export const adminApi: ApiOf<typeof adminEndpoints> = adminCalls;
export const staffUserApi: ApiOf<typeof staffUserEndpoints> = staffUserCalls;
export const dataRequestApi: ApiOf<typeof dataRequestEndpoints> = dataRequestCalls;
export const identityComplianceApi: ApiOf<typeof identityComplianceEndpoints> =
  identityComplianceCalls;
export const identityStatsApi: ApiOf<typeof identityStatsEndpoints> = identityStatsCalls;
export const securityLogApi: ApiOf<typeof securityLogEndpoints> = securityLogCalls;
export const approvalApi: ApiOf<typeof approvalEndpoints> = approvalCalls;
export const auditLogApi: ApiOf<typeof auditLogEndpoints> = auditLogCalls;
export const ownFactorApi: ApiOf<typeof ownFactorEndpoints> = ownFactorCalls;
export const adminFactorApi: ApiOf<typeof adminFactorEndpoints> = adminFactorCalls;
