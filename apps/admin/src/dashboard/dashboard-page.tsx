import { Button } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { useLoaderData } from '@zaino/web/router';
import css from './dashboard-page.module.css';
import type { DashboardData } from './dashboard.api';
import { Overview } from './overview';
import { Tiles } from './tiles';
import { useLogout } from './use-logout';

/** Where admins begin: who they are, their pages, and how the shop stands. */
export function DashboardPage() {
  const { username } = useLoaderData<DashboardData>();
  const { isLeaving, logout } = useLogout();
  return (
    <Container className={css.page}>
      <div className={css.head}>
        <div className={css.title}>
          <h1>Area Riservata</h1>
          <p className={css.welcome}>
            Ti diamo il benvenuto
            {username !== '' && (
              <>
                , <strong>{username}</strong>
              </>
            )}
          </p>
        </div>
        <Button variant="outline" size="small" disabled={isLeaving} onClick={logout}>
          Logout
        </Button>
      </div>
      <Tiles />
      <Overview />
    </Container>
  );
}
