import { pastDueWords } from '@zaino/rules/past-due-words';
import { Link } from '@zaino/web/router';
import { Notice } from './notice';

interface PastDueNoticeProps {
  plan: Parameters<typeof pastDueWords>[0];
}

/** To a bookshop whose plan was not paid. */
export function PastDueNotice({ plan }: PastDueNoticeProps) {
  return (
    <Notice tone="error" action={<Link to="/dashboard/piano">Sistema il pagamento</Link>}>
      <strong>L’ultimo pagamento del piano non è riuscito.</strong> {pastDueWords(plan)}
    </Notice>
  );
}

/** To a bookshop whose account for payments is restricted. */
export function CardsOffNotice() {
  return (
    <Notice tone="error" action={<Link to="/dashboard/pagamenti">Vai ai pagamenti</Link>}>
      <strong>I pagamenti online sono fermi.</strong> Chi ritira da te per ora paga in libreria.
    </Notice>
  );
}
