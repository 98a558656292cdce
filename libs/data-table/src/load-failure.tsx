import { ErrorPanel } from '@zaino/ui/error-panel';
import { RetryNotice } from '@zaino/ui/retry-notice';
import type { Failure } from '@zaino/web/outcome';
import { reportError } from '@zaino/web/telemetry';
import { useEffect } from 'react';
import { agreed, capital, theCount } from './count-words';
import { formatCount } from '@zaino/rules/format-count';
import type { TableRow } from './table-definition';
import type { TableState } from './use-data-table';

interface LoadFailureProps<Row extends TableRow> {
  state: TableState<Row>;
  failure: Failure;
}

/** The specification's words where the table cannot be loaded (point 8); what came stays. */
export function LoadFailure<Row extends TableRow>({ state, failure }: LoadFailureProps<Row>) {
  const { table, list, loaded } = state;
  const noun = table.words;
  const { total } = loaded;
  const rows = loaded.rows.length;
  const onRetry = () => void list.load();
  useEffect(
    () => reportError(new Error(`${failure.message} (request ${failure.requestId ?? 'unknown'})`)),
    [failure],
  );
  const title = 'Errore nel caricamento dei dati';
  if (rows === 0) {
    return (
      <ErrorPanel title={title} onRetry={onRetry}>
        <p>{capital(noun.theMany)} sono al sicuro. Di solito basta riprovare.</p>
      </ErrorPanel>
    );
  }
  return (
    <RetryNotice onRetry={onRetry}>
      <strong>{title}.</strong> Qui sotto ci sono {theCount(noun, rows)}{' '}
      {agreed(noun, 2, 'arrivat')}
      {total !== null && total > rows && ` su ${formatCount(total)}`}.
    </RetryNotice>
  );
}
