import type { AppReleases } from '@zaino/contracts/releases';
import { EmptyState } from '@zaino/ui/empty-state';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import { useId, useRef } from 'react';
import { AdminPage } from '../layout/admin-page';
import { CanaryPart, LivePart } from './app-parts';
import { AppState, useCanaryHealth } from './app-state';
import { Freshness } from './freshness';
import { appWords } from './release-words';
import { overviewQuery, useFresh } from './releases.api';
import css from './releases.module.css';
import { appPath, OUTSIDE_PATH, PREVIEWS_PATH, TEAMS_PATH } from './releases-path';
import { type AskedOfReleases, useReleases } from './use-releases';

/** What is live of each app, and the way back. */
export function ReleasesPage() {
  const { value: overview, at, failure, readAgain } = useFresh(overviewQuery);
  const place = useRef<HTMLDivElement>(null);
  const { ask, dialogs } = useReleases(() => place.current?.focus());
  return (
    <AdminPage
      title="Versioni pubblicate"
      actions={
        <nav aria-label="Chi pubblica, e anteprime" className={css.ways}>
          <Link to={TEAMS_PATH}>Squadre</Link>
          <Link to={PREVIEWS_PATH}>Anteprime</Link>
          <Link to={OUTSIDE_PATH}>App esterne</Link>
        </nav>
      }
    >
      <div ref={place} tabIndex={-1} className={css.place}>
        <Freshness failure={failure} at={at} readAgain={readAgain} />
        {overview?.apps.length === 0 && (
          <EmptyState>Nessuna versione è stata pubblicata finora.</EmptyState>
        )}
        {overview && overview.apps.length > 0 && (
          <ul aria-label="Parti del sito" className={css.cards}>
            {overview.apps.map((app) => (
              <AppCard key={app.app} app={app} ask={ask} />
            ))}
          </ul>
        )}
      </div>
      {dialogs}
    </AdminPage>
  );
}

function AppCard({ app, ask }: { app: AppReleases; ask: (asked: AskedOfReleases) => void }) {
  const health = useCanaryHealth(app);
  const titleId = useId();
  return (
    <li aria-labelledby={titleId}>
      <Sheet isEdgeToEdge className={css.card}>
        <div className={css.head}>
          <h2 id={titleId} className={css.name}>
            <Link to={appPath(app.app)}>{appWords(app.app)}</Link>
          </h2>
          <AppState app={app} health={health} />
        </div>
        <LivePart app={app} ask={ask} />
        <CanaryPart app={app} health={health} ask={ask} />
      </Sheet>
    </li>
  );
}
