import type { StaffAct } from '@zaino/service/audit-log/audit-log';
import { type Decision, standingAfter } from './plan-decision';
import type { ReviewRow } from './review-rows';

/** A decision as the audit log has it: of each review how it stood and stands, and nothing of what it says. */
export function actsOf(decision: Decision, reviews: readonly ReviewRow[]): StaffAct[] {
  const { state, refusal } = standingAfter(decision);
  return reviews.map((review) => ({
    act: decision.action === 'approve' ? 'reviews.approved' : 'reviews.refused',
    subject: { kind: 'review', id: String(review.id) },
    reason: refusal,
    before: { state: review.state, reports: review.openReports },
    after: { state, reports: 0 },
  }));
}
