import { ChoiceLinks } from '@zaino/charts/choice-links';
import { PeriodChoice } from '@zaino/charts/period-choice';
import { useLoaderData, useNavigation } from '@zaino/web/router';
import type { ComponentType } from 'react';
import { AdminPage } from '../layout/admin-page';
import { AfterSaleView } from './after-sale-view';
import { ConversionView } from './conversion-view';
import { ErrorsView } from './errors-view';
import { SalesView } from './sales-view';
import { SchoolsView } from './schools-view';
import { SearchesView } from './searches-view';
import {
  STATS_PATH,
  type StatsAddress,
  statsPath,
  statsViews,
  timeUnits,
  type StatsView,
  usualPeriods,
} from './stats-address';
import css from './stats-page.module.css';

const views: Readonly<Record<StatsView, ComponentType<{ address: StatsAddress }>>> = {
  vendite: SalesView,
  scuole: SchoolsView,
  conversione: ConversionView,
  ricerche: SearchesView,
  dopo: AfterSaleView,
  errori: ErrorsView,
};

/** How the shop does in some days; all of what is shown stands in the address. */
export function StatsPage() {
  const address = useLoaderData<StatsAddress>();
  const isLoading = useNavigation().state === 'loading';
  const View = views[address.view];
  return (
    <AdminPage title="Statistiche">
      <ChoiceLinks
        label="Che cosa guardare"
        links={statsViews.map(([view, words]) => ({
          to: statsPath(address, { view }),
          words,
          isCurrent: view === address.view,
        }))}
      />
      <PeriodChoice
        path={STATS_PATH}
        usual={usualPeriods.map(([choice, words]) => ({
          to: statsPath(address, { choice }),
          words,
          isCurrent: choice === address.choice,
        }))}
        period={address.period}
        error={address.error}
      >
        <Kept address={address} />
      </PeriodChoice>
      <p role="status" className={css.status}>
        {isLoading && 'Caricamento...'}
      </p>
      {address.error === null && <View address={address} />}
    </AdminPage>
  );
}

/** What of the address stays as it is when other days are sent. */
function Kept({ address: { view, unit } }: { address: StatsAddress }) {
  const per = timeUnits.find(([, one]) => one === unit)?.[0];
  return (
    <>
      {view !== 'vendite' && <input type="hidden" name="vista" value={view} />}
      {per !== undefined && <input type="hidden" name="per" value={per} />}
    </>
  );
}
