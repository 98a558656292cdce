import { Button } from '@zaino/ui/button';
import { useLoaderData } from '@zaino/web/router';
import { WaitingBookshops } from '../bookshops/waiting-bookshops';
import { AdminPage } from '../layout/admin-page';
import type { AdminDashboardData } from './dashboard.api';
import { Overview } from './overview';
import { Tiles } from './tiles';
import { useLogout } from './use-logout';

/** Where admins begin: who they are, their pages, and how the shop stands. */
export function DashboardPage() {
  const { username } = useLoaderData<AdminDashboardData>();
  const { isLeaving, logout } = useLogout();
  return (
    <AdminPage
      title="Area Riservata"
      welcome={
        <>
          Ti diamo il benvenuto
          {username !== '' && (
            <>
              , <strong>{username}</strong>
            </>
          )}
        </>
      }
      actions={
        <Button variant="outline" size="small" disabled={isLeaving} onClick={logout}>
          Logout
        </Button>
      }
    >
      <Tiles />
      <WaitingBookshops />
      <Overview />
    </AdminPage>
  );
}
