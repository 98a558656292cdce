import { AreaPage, type AreaPageProps } from '@zaino/ui/area-page';
import { CardsOffNotice, PastDueNotice } from '@zaino/ui/bookshop-notices';
import { useLoaderData } from '@zaino/web/router';
import type { DeskNotices } from './desk-notices';

const begin = { text: 'La tua libreria', to: '/dashboard' };

interface DeskPageProps extends AreaPageProps {
  /** The page of the plan says by itself how that stands. */
  isOfPlan?: boolean;
  /** The page of payments says by itself how the account for these stands. */
  isOfPayments?: boolean;
}

/** A page of a bookshop's desk (`deskRoute`); every one warns of a plan that was not paid, and of cards that are off. */
export function DeskPage({
  isOfPlan = false,
  isOfPayments = false,
  children,
  ...page
}: DeskPageProps) {
  const { pastDue, areCardsOff } = useLoaderData<{ notices: DeskNotices }>().notices;
  return (
    <AreaPage {...page} begin={begin}>
      {pastDue && !isOfPlan && <PastDueNotice plan={pastDue} />}
      {areCardsOff && !isOfPayments && <CardsOffNotice />}
      {children}
    </AreaPage>
  );
}
