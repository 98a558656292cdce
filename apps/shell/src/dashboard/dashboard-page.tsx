import { Container } from '@zaino/ui/container';
import { Link, useLoaderData } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { BookshopSummary } from './bookshop-summary';
import { Children } from './children';
import type { DashboardData } from './dashboard.api';
import css from './dashboard-page.module.css';

/** What a signed-in customer comes for (specification, point 2): the lists of the saved classes. */
export function DashboardPage() {
  const { children, bookshop, wanted } = useLoaderData<DashboardData>();
  const { user } = useSession();
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <h1>{user?.displayName ? `Ciao, ${user.displayName}` : 'Ciao'}</h1>
        <Link to="/profile" className={css.way}>
          Il tuo profilo
        </Link>
      </div>
      {bookshop?.role === 'bookshop' && <BookshopSummary tenant={bookshop.tenant} />}
      <Children saved={children} wanted={wanted} />
      {/* The last orders stand here, with a link to /orders, once the orders service has them; nothing until then. */}
    </Container>
  );
}
