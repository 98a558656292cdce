import { bookshopsApi } from '@zaino/contracts/bookshops';
import { Notice } from '@zaino/ui/notice';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { Link } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { useEffect, useState } from 'react';

/** Says on every page of the desk that nobody can pay there by card; where nobody can tell, it says nothing. */
export function CardsOffNotice() {
  const { user } = useSession();
  const isOff = useCardsOff(user?.tenantId ?? null);
  if (!isOff) return null;
  return (
    <Notice tone="error" action={<Link to="/dashboard/pagamenti">Vai ai pagamenti</Link>}>
      <strong>I pagamenti con carta sono fermi.</strong> Chi ritira da te per ora paga in libreria.
    </Notice>
  );
}

function useCardsOff(tenantId: string | null): boolean {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    if (tenantId === null) return undefined;
    const given = new AbortController();
    const request = new Request(location.href, { signal: given.signal });
    fetchJson(bookshopsApi.payments, { request, params: { id: tenantId } }).then(
      ({ standing }) => setOff(standing === 'restricted'),
      (error: unknown) => {
        if (!given.signal.aborted && !(error instanceof ApiError)) throw error;
      },
    );
    return () => given.abort();
  }, [tenantId]);
  return isOff;
}
