import { bookshopsApi } from '@zaino/contracts/bookshops';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { Link } from '@zaino/web/router';
import { useOwnAnswer } from './use-own-answer';

const readPayments = (id: string) => fetchJson(bookshopsApi.payments, { params: { id } });

/** Says on every page of the desk that nobody can pay there by card; where nobody can tell, it says nothing. */
export function CardsOffNotice() {
  const payments = useOwnAnswer(readPayments);
  if (payments?.standing !== 'restricted') return null;
  return (
    <Notice tone="error" action={<Link to="/dashboard/pagamenti">Vai ai pagamenti</Link>}>
      <strong>I pagamenti con carta sono fermi.</strong> Chi ritira da te per ora paga in libreria.
    </Notice>
  );
}
