import { AreaPage, type AreaPageProps } from '@zaino/ui/area-page';
import { CardsOffNotice } from './payments/cards-off-notice';

const begin = { text: 'La tua libreria', to: '/dashboard' };

interface DeskPageProps extends AreaPageProps {
  /** The page itself says how the account for payments stands. */
  isAboutPayments?: boolean;
}

/** A page of a bookshop's desk. */
export function DeskPage({ isAboutPayments = false, children, ...props }: DeskPageProps) {
  return (
    <AreaPage {...props} begin={begin}>
      {!isAboutPayments && <CardsOffNotice />}
      {children}
    </AreaPage>
  );
}
