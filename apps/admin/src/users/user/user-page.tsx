import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData } from '@zaino/web/router';
import { AdminPage } from '../../layout/admin-page';
import { usePageQuery } from '../../queries';
import { userQuery } from './user.api';
import { trail, UserDesk } from './user-desk';

/** One account: who it is as far as that may be seen, what belongs to it, and what can be done. */
export function UserPage() {
  const { value: user, failure } = usePageQuery(userQuery(useLoaderData<string>()));
  if (user) return <UserDesk key={user.uid} user={user} />;
  return (
    <AdminPage title="Utente" trail={trail}>
      {failure?.kind === 'unavailable' ? (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      ) : (
        <EmptyState
          title="Utente non trovato"
          action={
            <Link to="/admin/users" className={buttonClass()}>
              Torna agli utenti
            </Link>
          }
        >
          Nessun account ha questo codice: forse è stato eliminato.
        </EmptyState>
      )}
    </AdminPage>
  );
}
