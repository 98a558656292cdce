import type { AppReleases, ReleaseAct } from '@zaino/contracts/releases';
import { EmptyState } from '@zaino/ui/empty-state';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import { moment } from '../../layout/moment-words';
import { usePageQuery } from '../../queries';
import { numberOf, wordsOfKind } from '../release-words';
import css from '../releases.module.css';
import { historyQuery } from './app.api';
import { addressOf, type AppAddress } from './app-address';

interface HistoryPartProps {
  address: AppAddress;
  /** Null where it did not come: versions have no numbers then. */
  app: AppReleases | null;
}

/** What happened to an app, who did it and why. */
export function HistoryPart({ address, app }: HistoryPartProps) {
  const { value: page, failure } = usePageQuery(historyQuery(address));
  return (
    <PagePart title="Storia">
      {failure && <ServiceFailure title="La storia non c’è adesso" failure={failure} />}
      {page?.acts.length === 0 && <EmptyState>Non è ancora successo niente.</EmptyState>}
      {page && page.acts.length > 0 && (
        <Sheet isEdgeToEdge>
          <ol aria-label="Storia" className={css.rows}>
            {page.acts.map((act) => (
              <Act key={act.id} act={act} app={app} />
            ))}
          </ol>
        </Sheet>
      )}
      {page && <Pages address={address} next={page.next} />}
    </PagePart>
  );
}

/** The ways to what happened before and back to the latest. */
function Pages({ address, next }: { address: AppAddress; next: number | null }) {
  if (next === null && address.before === null) return null;
  return (
    <nav aria-label="Pagine della storia" className={css.ways}>
      {address.before !== null && (
        <Link to={addressOf({ ...address, before: null })}>Le più recenti</Link>
      )}
      {next !== null && (
        <Link to={addressOf({ ...address, before: next })} rel="next">
          Quello che è successo prima
        </Link>
      )}
    </nav>
  );
}

const nothingKnown = { live: null, back: null, versions: [] };

function Act({ act, app }: { act: ReleaseAct; app: AppReleases | null }) {
  const { at, kind, version, before, by, reason } = act;
  const number = (one: string) => numberOf(one, app ?? nothingKnown);
  return (
    <li className={css.row}>
      <p className={css.head}>
        <strong>{wordsOfKind(kind)}</strong>
        <span className={css.small}>
          <time dateTime={at}>{moment(at)}</time>, {by}
        </span>
      </p>
      {kind !== 'budget-changed' && (
        <p>
          Versione {number(version)}
          {before !== null && ` (prima la ${number(before)})`}
        </p>
      )}
      {reason !== '' && <p className={css.small}>Motivo: {reason}</p>}
    </li>
  );
}
