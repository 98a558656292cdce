import { publicBookshopsApi } from '@zaino/contracts/bookshops';
import type { CartBookshop } from '@zaino/rules/chosen-bookshop';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import { chosenOf, useChosenBookshop } from '@zaino/web/chosen-bookshop';
import { useShopFront } from '@zaino/web/shop-front';
import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';

/**
 * The bookshop whose discount a list shows, with that discount as it is now: the one at whose own address the page
 * stands from the first drawing on, another one once it was asked for. Nothing is announced that is over: null until
 * then, and where nobody answers.
 */
export function useListBookshop(): CartBookshop | null {
  const shopFront = useShopFront();
  const chosen = useChosenBookshop();
  const [asked, setAsked] = useState<CartBookshop | null>(null);
  const isOwn = chosen !== null && chosen.id === shopFront?.id;
  const askedId = chosen === null || isOwn ? null : chosen.id;

  useEffect(() => {
    if (askedId === null) return;
    const given = new AbortController();
    const request = new Request(location.href, { signal: given.signal });
    fetchJson(publicBookshopsApi.pickupPoint, { request, params: { id: askedId } }).then(
      (point) => setAsked(chosenOf(point)),
      (error: unknown) => {
        if (given.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        // Nothing is picked up there any more: the checkout says so.
        if (error.kind !== 'not-found') reportError(error);
      },
    );
    return () => given.abort();
  }, [askedId]);

  if (chosen === null) return null;
  if (isOwn) return chosenOf(shopFront);
  return asked?.id === chosen.id ? asked : null;
}
