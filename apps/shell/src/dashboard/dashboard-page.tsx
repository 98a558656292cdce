import { useLoaderData } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { AccountPage } from '../forms/account-page';
import { BookshopSummary } from './bookshop-summary';
import { Children } from './children';
import type { AccountDashboardData } from './dashboard.api';

/** What a signed-in customer comes for (specification, point 2): the lists of the saved classes. */
export function DashboardPage() {
  const { children, bookshop, wanted } = useLoaderData<AccountDashboardData>();
  const { user } = useSession();
  const name = user?.displayName;
  return (
    <AccountPage
      title={name ? `Ciao, ${name}` : 'Ciao'}
      way={{ to: '/profile', text: 'Il tuo profilo' }}
    >
      {user?.role === 'bookshop' && <BookshopSummary tenant={bookshop.value} />}
      <Children saved={children} wanted={wanted} />
      {/* The last orders stand here, with a link to /orders, once the orders service has them; nothing until then. */}
    </AccountPage>
  );
}
