import type { AppReleases } from '@zaino/contracts/releases';
import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { PagePart } from '@zaino/ui/page-part';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useLoaderData } from '@zaino/web/router';
import { useRef } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { CanaryPart, LivePart } from '../app-parts';
import { AppState, useCanaryHealth } from '../app-state';
import { Freshness } from '../freshness';
import { appWords } from '../release-words';
import { useFresh } from '../releases.api';
import css from '../releases.module.css';
import { RELEASES_PATH, releasesTrail } from '../releases-path';
import { type AskedOfReleases, useReleases } from '../use-releases';
import { appQuery } from './app.api';
import type { AppAddress } from './app-address';
import { BudgetPart } from './budget-part';
import { FiguresPart } from './figures-part';
import { HistoryPart } from './history-part';
import { VersionsPart } from './versions-part';

/** One app: how it goes, its versions, and what happened to it. */
export function AppPage() {
  const address = useLoaderData<AppAddress>();
  const { value: app, at, failure, readAgain } = useFresh(appQuery(address.app));
  const place = useRef<HTMLDivElement>(null);
  const focusPage = () => place.current?.focus();
  const { ask, dialogs } = useReleases(focusPage);
  if (failure && (failure.kind === 'not-found' || failure.kind === 'invalid')) {
    return (
      <AdminPage title={appWords(address.app)} trail={releasesTrail}>
        <EmptyState
          action={
            <Link to={RELEASES_PATH} className={buttonClass({ variant: 'outline' })}>
              Tutte le parti del sito
            </Link>
          }
        >
          Nessuna parte del sito si chiama così.
        </EmptyState>
      </AdminPage>
    );
  }
  return (
    <AdminPage title={appWords(address.app)} trail={releasesTrail}>
      <div ref={place} tabIndex={-1} className={css.place}>
        <Freshness failure={failure} at={at} readAgain={readAgain} />
        {app && <NowPart app={app} ask={ask} />}
        {app && <FiguresPart address={address} app={app} />}
        {app && <VersionsPart app={app} ask={ask} />}
        {app && app.versions.length > 0 && <BudgetPart app={app.app} focusPage={focusPage} />}
        <HistoryPart address={address} app={app} />
      </div>
      {dialogs}
    </AdminPage>
  );
}

function NowPart({ app, ask }: { app: AppReleases; ask: (asked: AskedOfReleases) => void }) {
  const health = useCanaryHealth(app);
  return (
    <PagePart title="Adesso">
      <Sheet isEdgeToEdge className={css.card}>
        <p>
          <AppState app={app} health={health} />
        </p>
        <LivePart app={app} ask={ask} />
        <CanaryPart app={app} health={health} ask={ask} />
      </Sheet>
    </PagePart>
  );
}
