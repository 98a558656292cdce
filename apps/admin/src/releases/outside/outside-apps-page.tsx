import type { OutsideApp } from '@zaino/contracts/releases';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { RowsTable } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useRef, useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { dayOf } from '../../layout/moment-words';
import { usePageQuery } from '../../queries';
import { ReleaseDialog } from '../release-dialog';
import css from '../releases.module.css';
import { releasesTrail } from '../releases-path';
import { AddOutsideAppDialog } from './add-outside-app-dialog';
import { outsideAppsQuery, removeOutsideApp } from './outside-apps.api';

type Asked = { kind: 'add' } | { kind: 'remove'; app: OutsideApp };

const reasons = ['Ha un errore grave', 'Non serve più', 'Cambia percorso'] as const;

/** Apps of teams outside, and where their pages may stand. */
export function OutsideAppsPage() {
  const { value: apps, failure } = usePageQuery(outsideAppsQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const answers = {
    onClose: () => setAsked(null),
    onDone: (words: string) => {
      setAsked(null);
      setDone(words);
    },
  };
  return (
    <AdminPage
      title="App esterne"
      trail={releasesTrail}
      actions={
        <Button variant="outline" size="small" onClick={() => setAsked({ kind: 'add' })}>
          Aggiungi un’app esterna
        </Button>
      }
    >
      <div ref={place} tabIndex={-1} className={css.place}>
        {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
        {apps?.length === 0 && <EmptyState>Nessuna app esterna finora.</EmptyState>}
        {apps && apps.length > 0 && (
          <OutsideAppsTable apps={apps} onRemove={(app) => setAsked({ kind: 'remove', app })} />
        )}
      </div>
      {asked && (
        <ReturnFocus key={asked.kind} otherwise={() => place.current?.focus()}>
          {asked.kind === 'add' ? (
            <AddOutsideAppDialog {...answers} />
          ) : (
            <RemoveDialog app={asked.app} {...answers} />
          )}
        </ReturnFocus>
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}

interface RemoveDialogProps {
  app: OutsideApp;
  onClose: () => void;
  onDone: (words: string) => void;
}

function RemoveDialog({ app: { app, path }, onClose, onDone }: RemoveDialogProps) {
  return (
    <ReleaseDialog
      title={`Togli ${app} dal sito`}
      submit="Togli"
      reasons={reasons}
      onSend={(_form, reason) => removeOutsideApp(app, reason)}
      onClose={onClose}
      onDone={() => onDone(`${app} non è più sul sito.`)}
    >
      {() => (
        <p>
          Da subito a {path} non c’è più nessuna pagina, per nessuno. La squadra non può pubblicare
          finché l’app non ha di nuovo un percorso.
        </p>
      )}
    </ReleaseDialog>
  );
}

interface OutsideAppsTableProps {
  apps: OutsideApp[];
  onRemove: (app: OutsideApp) => void;
}

function OutsideAppsTable({ apps, onRemove }: OutsideAppsTableProps) {
  return (
    <RowsTable
      caption="App esterne"
      columns={[
        {
          head: 'Percorso',
          cell: ({ path, isLive }) => (isLive ? <a href={path}>{path}</a> : path),
        },
        { head: 'App', cell: ({ app }) => app },
        { head: 'Aggiunta', cell: ({ addedAt, by }) => `${dayOf(addedAt)}, ${by}` },
        { head: 'Sul sito', cell: ({ isLive }) => (isLive ? 'Sì' : 'Non ancora') },
        {
          head: 'Togli',
          cell: (app) => (
            <Button variant="text" size="small" onClick={() => onRemove(app)}>
              Togli<VisuallyHidden> {app.app} dal sito</VisuallyHidden>
            </Button>
          ),
        },
      ]}
      rows={apps}
      keyOf={({ app }) => app}
      isStacked
    />
  );
}
