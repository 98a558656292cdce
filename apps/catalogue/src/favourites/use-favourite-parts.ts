import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';
import type * as favouriteParts from './favourite-parts';

type Parts = typeof favouriteParts;

/** The buttons for favourites; null until their code is there. Where it does not come the page does without. */
export function useFavouriteParts(): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: 'favourite-parts' */ './favourite-parts').then((loaded) => {
      if (isWanted) setParts(loaded);
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, []);
  return parts;
}
