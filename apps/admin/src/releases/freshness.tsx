import { RetryNotice } from '@zaino/ui/retry-notice';
import { ServiceFailure } from '@zaino/ui/service-failure';
import type { Failure } from '@zaino/web/outcome';
import { moment } from '../layout/moment-words';

interface FreshnessProps {
  failure: Failure | null;
  /** When what is shown came, in milliseconds; 0 where nothing is. */
  at: number;
  readAgain: () => void;
}

/** Says that the service is away, and of when what is shown still is. */
export function Freshness({ failure, at, readAgain }: FreshnessProps) {
  if (!failure) return null;
  if (at === 0) return <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />;
  return (
    <RetryNotice onRetry={readAgain}>
      <strong>Servizio momentaneamente non disponibile.</strong> Quello che vedi è di{' '}
      {moment(new Date(at).toISOString())}; il sito continua con queste versioni.
    </RetryNotice>
  );
}
