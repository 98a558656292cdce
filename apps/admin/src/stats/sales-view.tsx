import { Definitions } from '@zaino/charts/definitions';
import type { Sales } from '@zaino/contracts/orders';
import { EmptyState } from '@zaino/ui/empty-state';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import { usePageQuery } from '../queries';
import { CountedNote } from './counted-note';
import { salesDefinitions } from './sales-definitions';
import { SalesFigures } from './sales-figures';
import { SalesInTime } from './sales-in-time';
import { SalesParts } from './sales-parts';
import { statsQueries } from './stats.api';
import type { StatsAddress } from './stats-address';

/** Orders and what they brought. */
export function SalesView({ address }: { address: StatsAddress }) {
  const { value: sales, failure } = usePageQuery(statsQueries.sales(address.period));
  return (
    <>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {sales && <Loaded sales={sales} address={address} />}
    </>
  );
}

function Loaded({ sales, address }: { sales: Sales; address: StatsAddress }) {
  if (sales.totals.placed === 0) {
    return (
      <EmptyState action={<Link to="/admin/orders">Vai agli ordini</Link>}>
        In questi giorni non è arrivato nessun ordine. Qui trovi quanto si vende per giorno, per
        tipo di IVA, per chi vende e con quali buoni.
      </EmptyState>
    );
  }
  return (
    <>
      <SalesFigures sales={sales} />
      <CountedNote at={sales.countedAt} />
      <SalesInTime sales={sales} address={address} />
      <SalesParts sales={sales} />
      <PagePart title="Come si contano">
        <Definitions of={salesDefinitions} />
      </PagePart>
    </>
  );
}
