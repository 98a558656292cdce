import { reportError } from '@zaino/web/telemetry';
import { useEffect, useState } from 'react';

/**
 * Code that comes once a page is alive, for what it draws marked by `data-late`; null until it is there. Where it does
 * not come the page does without. `load` is the same function at each drawing.
 */
export function useLateParts<Parts extends object>(load: () => Promise<Parts>): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    let isWanted = true;
    load().then((loaded) => {
      if (isWanted) setParts(loaded);
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [load]);
  return parts;
}
