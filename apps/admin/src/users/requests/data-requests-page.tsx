import { useQueryClient } from '@tanstack/react-query';
import { DATA_REQUEST_LIMIT, dataRequestApi } from '@zaino/contracts/identity';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { useLoaderData, useNavigation } from '@zaino/web/router';
import { useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import listCss from '../../layout/list-page.module.css';
import { PageLinks } from '../../layout/page-links';
import { StateLinks } from '../../layout/state-links';
import { allOf, usePageQuery } from '../../queries';
import { dataRequestsQuery, type RequestFilters, requestsPath } from './data-requests.api';
import { RequestList } from './request-list';

const trail = [{ text: 'Utenti', to: '/admin/users' }];

/** What people have asked about their data, those with the least time first. */
export function DataRequestsPage() {
  const filters = useLoaderData<RequestFilters>();
  const { value: list, failure } = usePageQuery(dataRequestsQuery(filters));
  const [done, setDone] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const isLoading = useNavigation().state === 'loading';
  const { isOpen, page } = filters;
  const readAgain = () => void queryClient.invalidateQueries(allOf(dataRequestApi.list));
  return (
    <AdminPage title="Richieste sui dati" trail={trail}>
      <p>
        La legge dà un mese per rispondere, dal giorno in cui la richiesta arriva (art. 12 del
        Regolamento UE 2016/679). Una richiesta nuova si registra dalla pagina dell’utente.
      </p>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {list && (
        <div className={listCss.list} aria-busy={isLoading}>
          <StateLinks
            label="Stati delle richieste"
            links={[
              {
                key: 'open',
                words: 'In attesa',
                count: list.open,
                isCurrent: isOpen,
                to: requestsPath({}),
              },
              {
                key: 'answered',
                words: 'Evase',
                count: undefined,
                isCurrent: !isOpen,
                to: requestsPath({ isOpen: false }),
              },
            ]}
          />
          {list.requests.length === 0 ? (
            <EmptyState>
              {isOpen ? 'Nessuna richiesta aspetta una risposta.' : 'Nessuna richiesta trovata.'}
            </EmptyState>
          ) : (
            <RequestList
              requests={list.requests}
              withNames
              onDone={(words) => {
                setDone(words);
                readAgain();
              }}
              onStale={readAgain}
            />
          )}
          <PageLinks
            label="Pagine delle richieste"
            page={page}
            last={Math.max(1, Math.ceil(list.total / DATA_REQUEST_LIMIT))}
            pathOf={(other) => requestsPath({ isOpen, page: other })}
          />
        </div>
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}
