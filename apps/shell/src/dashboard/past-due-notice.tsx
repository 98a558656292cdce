import type { OwnPlan } from '@zaino/contracts/bookshops';
import { pastDueWords } from '@zaino/rules/past-due-words';
import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';

/** The plan of the own bookshop was not paid. */
export function PastDueNotice({ plan }: { plan: OwnPlan }) {
  return (
    <Notice tone="error" action={<Link to="/dashboard/piano">Sistema il pagamento</Link>}>
      <strong>L’ultimo pagamento del piano non è riuscito.</strong> {pastDueWords(plan)}
    </Notice>
  );
}
