import { bookshopsApi } from '@zaino/contracts/bookshops';
import { Notice } from '@zaino/ui/notice';
import { fetchJson } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';
import { Link } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { useEffect, useState } from 'react';

/** Says on every page of the desk that nobody can pay there by card; where nobody can tell, it says nothing. */
export function CardsOffNotice() {
  if (!useCardsOff()) return null;
  return (
    <Notice tone="error" action={<Link to="/dashboard/pagamenti">Vai ai pagamenti</Link>}>
      <strong>I pagamenti con carta sono fermi.</strong> Chi ritira da te per ora paga in libreria.
    </Notice>
  );
}

function useCardsOff(): boolean {
  const { user } = useSession();
  const id = user?.role === 'bookshop' ? user.tenantId : null;
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    if (id === null) return undefined;
    let isLeft = false;
    void settle(fetchJson(bookshopsApi.payments, { params: { id } })).then(({ value }) => {
      if (!isLeft) setOff(value?.standing === 'restricted');
    });
    return () => {
      isLeft = true;
    };
  }, [id]);
  return isOff;
}
