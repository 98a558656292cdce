import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dataRequestApi } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { allOf } from '../../queries';
import { RequestList } from '../requests/request-list';
import { PartFailure } from './part-failure';
import { userRequestsQuery } from './user.api';
import css from './user-desk.module.css';

interface UserRequestsProps {
  uid: string;
  onEnter: () => void;
  onDone: (words: string) => void;
}

/** What somebody has asked about their data. */
export function UserRequests({ uid, onEnter, onDone }: UserRequestsProps) {
  const { data: requests, error, refetch, isFetching } = useQuery(userRequestsQuery(uid));
  const queryClient = useQueryClient();
  return (
    <section className={css.part}>
      <h2>Richieste sui dati</h2>
      {error && (
        <PartFailure
          words="Le richieste non si sono caricate."
          isFetching={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!requests && !error && <p role="status">Caricamento...</p>}
      {requests?.length === 0 && <p>Nessuna richiesta.</p>}
      {requests && requests.length > 0 && (
        <RequestList
          requests={requests}
          onDone={onDone}
          onStale={() => void queryClient.invalidateQueries(allOf(dataRequestApi.list))}
        />
      )}
      <div className={css.buttons}>
        <Button variant="outline" onClick={onEnter}>
          Registra una richiesta
        </Button>
      </div>
    </section>
  );
}
