import { pastDueWords } from '@zaino/rules/past-due-words';
import { AreaPage, type AreaPageProps } from '@zaino/ui/area-page';
import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';
import { usePastDue } from './plan/past-due';

const begin = { text: 'La tua libreria', to: '/dashboard' };

interface DeskPageProps extends AreaPageProps {
  /** The page of the plan says by itself how that stands. */
  isOfPlan?: boolean;
}

/** A page of a bookshop's desk; every one warns of a plan that was not paid. */
export function DeskPage({ isOfPlan = false, children, ...page }: DeskPageProps) {
  const pastDue = usePastDue(!isOfPlan);
  return (
    <AreaPage {...page} begin={begin}>
      {pastDue && (
        <Notice tone="error" action={<Link to="/dashboard/piano">Sistema il pagamento</Link>}>
          <strong>L’ultimo pagamento del piano non è riuscito.</strong> {pastDueWords(pastDue)}
        </Notice>
      )}
      {children}
    </AreaPage>
  );
}
