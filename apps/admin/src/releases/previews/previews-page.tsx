import type { AppReleases, Preview } from '@zaino/contracts/releases';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { RowsTable } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useSearchParams } from '@zaino/web/router';
import { type ReactNode, useRef, useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { moment } from '../../layout/moment-words';
import { usePageQuery } from '../../queries';
import { appWords, numberOf } from '../release-words';
import { overviewQuery } from '../releases.api';
import css from '../releases.module.css';
import { releasesTrail } from '../releases-path';
import { RevokeDialog } from '../revoke-dialog';
import { ToldOnceDialog } from '../told-once-dialog';
import { AddPreviewDialog } from './add-preview-dialog';
import { readLocalAsked, type LocalAsked } from './local-asked';
import { LocalDialog } from './local-dialog';
import { previewsQuery, revokePreview } from './previews.api';
import { StaffDialog } from './staff-dialog';

type Asked =
  | { kind: 'add' }
  | { kind: 'link'; link: string }
  | { kind: 'local'; asked: LocalAsked }
  | { kind: 'staff' }
  | { kind: 'revoke'; preview: Preview; name: string };

/** What opens the shop with other versions; asks at once for what a developer's command has put into the address. */
export function PreviewsPage() {
  const { value: previews, failure } = usePageQuery(previewsQuery);
  const { value: overview } = usePageQuery(overviewQuery);
  const [parameters, setParameters] = useSearchParams();
  const [asked, setAsked] = useState<Asked | null>(() => {
    const local = readLocalAsked(parameters);
    return local && { kind: 'local', asked: local };
  });
  const [done, setDone] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    if (asked?.kind === 'local') setParameters({}, { replace: true });
    setAsked(null);
  };
  const apps = overview?.apps ?? [];

  const dialogOf = (one: Asked): ReactNode => {
    switch (one.kind) {
      case 'add':
        return (
          <AddPreviewDialog
            apps={apps}
            onClose={close}
            onDone={(link) => setAsked({ kind: 'link', link })}
          />
        );
      case 'link':
        return (
          <ToldOnceDialog
            title="Link dell’anteprima"
            words="Chi ha il link vede l’anteprima finché non scade o non lo revochi."
            value={one.link}
            onClose={close}
          />
        );
      case 'local':
        return <LocalDialog asked={one.asked} onClose={close} />;
      case 'staff':
        return <StaffDialog onClose={close} />;
      case 'revoke':
        return (
          <RevokeDialog
            title="Revoca l’anteprima"
            onSend={() => revokePreview(one.preview.id)}
            onClose={close}
            onDone={() => {
              close();
              setDone('L’anteprima è revocata.');
            }}
          >
            {one.name}: non vale più. Chi l’ha aperta torna a vedere il sito di tutti.
          </RevokeDialog>
        );
    }
  };

  return (
    <AdminPage
      title="Anteprime"
      trail={releasesTrail}
      actions={
        <>
          <Button variant="outline" size="small" onClick={() => setAsked({ kind: 'staff' })}>
            Canary per lo staff
          </Button>
          <Button variant="outline" size="small" onClick={() => setAsked({ kind: 'add' })}>
            Nuova anteprima
          </Button>
        </>
      }
    >
      <div ref={place} tabIndex={-1} className={css.place}>
        {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
        {previews?.length === 0 && <EmptyState>Nessuna anteprima finora.</EmptyState>}
        {previews && previews.length > 0 && (
          <PreviewsTable
            previews={previews}
            apps={apps}
            onRevoke={(preview, name) => setAsked({ kind: 'revoke', preview, name })}
          />
        )}
      </div>
      {asked && (
        <ReturnFocus key={asked.kind} otherwise={() => place.current?.focus()}>
          {dialogOf(asked)}
        </ReturnFocus>
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </AdminPage>
  );
}

interface PreviewsTableProps {
  previews: Preview[];
  apps: readonly AppReleases[];
  onRevoke: (preview: Preview, name: string) => void;
}

function PreviewsTable({ previews, apps, onRevoke }: PreviewsTableProps) {
  const [openedAt] = useState(() => Date.now());
  return (
    <RowsTable
      caption="Anteprime"
      columns={[
        { head: 'Versioni', cell: (preview) => versionsWords(preview, apps) },
        { head: 'Nota', cell: ({ note }) => note || '–' },
        { head: 'Creata', cell: ({ createdAt, by }) => `${moment(createdAt)}, ${by}` },
        { head: 'Scade', cell: ({ expiresAt }) => moment(expiresAt) },
        {
          head: 'Stato',
          cell: (preview) => {
            const name = versionsWords(preview, apps);
            if (preview.revokedAt !== null) return `Revocata, ${moment(preview.revokedAt)}`;
            if (Date.parse(preview.expiresAt) <= openedAt) return 'Scaduta';
            return (
              <Button variant="text" size="small" onClick={() => onRevoke(preview, name)}>
                Revoca<VisuallyHidden> l’anteprima {name}</VisuallyHidden>
              </Button>
            );
          },
        },
      ]}
      rows={previews}
      keyOf={({ id }) => id}
      isStacked
    />
  );
}

/** `Carrello 1.4.3, Catalogo 2.0.0`, or `Carrello da http://localhost:4290`. */
function versionsWords({ versions, local }: Preview, apps: readonly AppReleases[]): string {
  if (local) return `${appWords(local.app)} da ${local.origin}`;
  return Object.entries(versions)
    .map(([app, version]) => {
      const of = apps.find((one) => one.app === app);
      return `${appWords(app)} ${numberOf(version, of ?? { live: null, back: null, versions: [] })}`;
    })
    .join(', ');
}
