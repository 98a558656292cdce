import { hasStaffRight } from '@zaino/contracts/shared';
import { Button } from '@zaino/ui/button';
import { Link, useLoaderData } from '@zaino/web/router';
import { bookshopsPath } from '../bookshops/bookshop-filters';
import { AdminPage } from '../layout/admin-page';
import { RELEASES_PATH } from '../releases/releases-path';
import css from './dashboard-page.module.css';
import type { AdminDashboardData } from './dashboard.api';
import { Overview } from './overview';
import { Tiles } from './tiles';
import { ToDoList } from './to-do';
import { useLogout } from './use-logout';

/** Where admins manage their own second factors, and their password. */
const ADMIN_SECURITY_PATH = '/admin/security';
const ADMIN_PASSWORD_PATH = '/admin/password';
const ADMINS_PATH = '/admin/admins';
const AUDIT_PATH = '/admin/audit';
const COMPLIANCE_PATH = '/admin/compliance';

/** Where admins begin: who they are, their pages, and how the shop stands. */
export function DashboardPage() {
  const { username, areas } = useLoaderData<AdminDashboardData>();
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
        <div className={css.actions}>
          <Link to={ADMIN_SECURITY_PATH}>Verifica in due passaggi</Link>
          <Link to={ADMIN_PASSWORD_PATH}>Cambia password</Link>
          <Button variant="outline" size="small" disabled={isLeaving} onClick={logout}>
            Logout
          </Button>
        </div>
      }
    >
      <Tiles areas={areas} />
      {hasStaffRight(areas, 'money') && (
        <p>
          <Link to={COMPLIANCE_PATH}>Conformità: controlli di legge e corrispettivi</Link>
        </p>
      )}
      {hasStaffRight(areas, 'all') && (
        <>
          <p>
            <Link to={bookshopsPath({})}>Librerie: approvazioni e storia</Link>
          </p>
          <p>
            <Link to={ADMINS_PATH}>Amministratori: incarichi e conferme</Link>
          </p>
          <p>
            <Link to={AUDIT_PATH}>Registro delle operazioni</Link>
          </p>
          <p>
            <Link to={RELEASES_PATH}>
              Versioni pubblicate: che cosa è attivo e come tornare indietro
            </Link>
          </p>
        </>
      )}
      <Overview areas={areas} />
      <ToDoList areas={areas} />
    </AdminPage>
  );
}
