import { pastDueWords } from '@zaino/rules/past-due-words';
import { AreaPage, type AreaPageProps } from '@zaino/ui/area-page';
import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';
import { CardsOffNotice } from './cards-off-notice';
import { usePastDue } from './past-due';

const begin = { text: 'La tua libreria', to: '/dashboard' };

interface DeskPageProps extends AreaPageProps {
  /** The page of the plan says by itself how that stands. */
  isOfPlan?: boolean;
  /** The page of payments says by itself how the account for these stands. */
  isOfPayments?: boolean;
}

/** A page of a bookshop's desk; every one warns of a plan that was not paid, and of cards that are off. */
export function DeskPage({
  isOfPlan = false,
  isOfPayments = false,
  children,
  ...page
}: DeskPageProps) {
  const pastDue = usePastDue(!isOfPlan);
  return (
    <AreaPage {...page} begin={begin}>
      {pastDue && (
        <Notice tone="error" action={<Link to="/dashboard/piano">Sistema il pagamento</Link>}>
          <strong>L’ultimo pagamento del piano non è riuscito.</strong> {pastDueWords(pastDue)}
        </Notice>
      )}
      {!isOfPayments && <CardsOffNotice />}
      {children}
    </AreaPage>
  );
}
