import type { UsedOffers } from '@zaino/contracts/orders';
import { ApiError } from '@zaino/web/api-client';
import { useSession } from '@zaino/web/session';
import { useEffect, useState } from 'react';
import { readOffers } from './used-offers.api';

export interface OwnOffers {
  /** Whether somebody is signed in who can offer books. */
  isFamily: boolean;
  /** Null until they are known. */
  offers: UsedOffers | null;
  /** They could not be had. */
  failure: ApiError | null;
  retry: () => void;
  /** After a call that has told them anew. */
  show: (offers: UsedOffers) => void;
}

/** What the family that is signed in offers: asked by the browser, since the page is the same for everybody. */
export function useOwnOffers(): OwnOffers {
  const { user } = useSession();
  const uid = user?.role === 'customer' ? user.uid : undefined;
  const [known, setKnown] = useState<{ uid: string; offers: UsedOffers } | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (uid === undefined) return;
    let isOver = false;
    readOffers().then(
      (offers) => {
        if (isOver) return;
        setKnown({ uid, offers });
        setFailure(null);
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!isOver) setFailure(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [uid, turn]);

  return {
    isFamily: uid !== undefined,
    offers: known !== null && known.uid === uid ? known.offers : null,
    failure,
    retry: () => setTurn((times) => times + 1),
    show: (offers) => {
      if (uid !== undefined) setKnown({ uid, offers });
    },
  };
}
