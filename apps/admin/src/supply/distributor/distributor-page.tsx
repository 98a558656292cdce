import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Distributor, Feed } from '@zaino/contracts/schools';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { useLoaderData } from '@zaino/web/router';
import { useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import listCss from '../../layout/list-page.module.css';
import { usePageQuery } from '../../queries';
import { DistributorDialog } from '../distributor-dialog';
import { distributorsQuery } from '../supply.api';
import css from '../supply.module.css';
import { daysWords, isUnderWay } from '../supply-words';
import { feedsQuery } from './distributor.api';
import { FeedUpload } from './feed-upload';
import { FeedsTable } from './feeds-table';
import { RejectsDialog } from './rejects-dialog';

/** While a file is read the page asks how far it is; all else is asked for by a visit or a press. */
const ASK_AGAIN_MS = 1_000;

const trail = [{ text: 'Disponibilità dai distributori', to: '/admin/supply' }];

/** One distributor: how it delivers, a file of it, and those that came before. */
export function DistributorPage() {
  const id = useLoaderData<number>();
  const { value, failure } = usePageQuery(distributorsQuery);
  const distributor = value?.distributors.find((one) => one.id === id);
  if (distributor) return <DistributorParts distributor={distributor} />;
  return (
    <AdminPage title="Distributore" trail={trail}>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {value && <EmptyState>Questo distributore non c’è.</EmptyState>}
    </AdminPage>
  );
}

type Open = { kind: 'settings' } | { kind: 'rejects'; feed: Feed } | null;

/** The one dialog in which something is written. */
const settingsOf = (open: Open) => (open?.kind === 'settings' ? open : null);

function DistributorParts({ distributor }: { distributor: Distributor }) {
  const { id, name } = distributor;
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const [done, setDone] = useState<string | null>(null);
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries(feedsQuery(id)),
      queryClient.invalidateQueries(distributorsQuery),
    ]);
  const close = () => setOpen(null);
  return (
    <AdminPage
      title={name}
      trail={trail}
      actions={
        <Button variant="outline" size="small" onClick={() => setOpen({ kind: 'settings' })}>
          Modifica
        </Button>
      }
    >
      <p className={listCss.count}>{factsOf(distributor)}</p>
      <FeedUpload distributor={distributor} onSent={() => void readAgain()} />
      <ReceivedFeeds
        id={id}
        onRejects={(feed) => setOpen({ kind: 'rejects', feed })}
        onDecided={(words) => {
          setDone(words);
          void readAgain();
        }}
      />
      <KeptState name="dialog" state={settingsOf(open)} onBack={setOpen} />
      {open?.kind === 'settings' && (
        <DistributorDialog
          distributor={distributor}
          onClose={close}
          onSaved={() => {
            close();
            setDone('Distributore salvato.');
            void readAgain();
          }}
        />
      )}
      {open?.kind === 'rejects' && <RejectsDialog feed={open.feed} onClose={close} />}
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}

interface ReceivedFeedsProps {
  /** Of the distributor. */
  id: number;
  onRejects: (feed: Feed) => void;
  onDecided: (words: string) => void;
}

function ReceivedFeeds({ id, onRejects, onDecided }: ReceivedFeedsProps) {
  const { data } = useQuery({
    ...feedsQuery(id),
    refetchInterval: ({ state }) =>
      state.data?.value?.feeds.some(isUnderWay) ? ASK_AGAIN_MS : false,
  });
  const feeds = data?.value?.feeds;
  return (
    <section className={css.part} aria-labelledby="feeds">
      <h2 id="feeds">File ricevuti</h2>
      {data?.failure && (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={data.failure} />
      )}
      {feeds?.length === 0 && <EmptyState>Non è ancora arrivato nessun file.</EmptyState>}
      {feeds && feeds.length > 0 && (
        <FeedsTable feeds={feeds} onRejects={onRejects} onDecided={onDecided} />
      )}
    </section>
  );
}

function factsOf(distributor: Distributor): string {
  const { isUsed, isTrusted, asOf, folder } = distributor;
  const facts = [`Consegna: ${daysWords(distributor)}.`, `Cartella: ${folder}.`];
  if (!isUsed) facts.push('Non usato: le date non lo seguono.');
  else if (asOf !== null && !isTrusted) {
    facts.push('Il suo ultimo file è troppo vecchio: le date tornano alla promessa generale.');
  }
  return facts.join(' ');
}
