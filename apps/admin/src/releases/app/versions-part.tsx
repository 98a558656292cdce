import type { AppReleases, PublishedVersion } from '@zaino/contracts/releases';
import { Button } from '@zaino/ui/button';
import { PagePart } from '@zaino/ui/page-part';
import { RowsTable } from '@zaino/ui/rows-table';
import { moment } from '../../layout/moment-words';
import { bytesWords } from '../release-words';
import type { AskedOfReleases } from '../use-releases';

interface VersionsPartProps {
  app: AppReleases;
  ask: (asked: AskedOfReleases) => void;
}

/** The versions of an app, the latest first, with what their heaviest page weighs. */
export function VersionsPart({ app, ask }: VersionsPartProps) {
  const { versions } = app;
  return (
    <PagePart title="Versioni">
      {versions.length === 0 ? (
        <p>Nessuna versione pubblicata.</p>
      ) : (
        <RowsTable
          caption="Versioni"
          columns={[
            { head: 'Versione', cell: ({ number }) => number },
            { head: 'Pubblicata', cell: ({ publishedAt }) => moment(publishedAt) },
            { head: 'Da', cell: ({ by }) => by },
            {
              head: 'Pagina più pesante',
              isFigures: true,
              cell: ({ heaviestPage }) => (heaviestPage === null ? '–' : bytesWords(heaviestPage)),
            },
            { head: 'Stato', cell: (version) => <State version={version} app={app} ask={ask} /> },
          ]}
          rows={versions}
          keyOf={({ version }) => version}
          isStacked
        />
      )}
    </PagePart>
  );
}

function State({ version, app, ask }: VersionsPartProps & { version: PublishedVersion }) {
  if (version.version === app.live?.version) return 'Attiva per tutti';
  if (version.isCollected) return 'File cancellati';
  return (
    <>
      {version.version === app.canary?.version && 'Canary. '}
      <Button
        variant="text"
        size="small"
        onClick={() => ask({ kind: 'command', command: { kind: 'promote', app, to: version } })}
      >
        Attiva la {version.number}
      </Button>
    </>
  );
}
