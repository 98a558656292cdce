import { getCart } from '@zaino/web/cart';
import { askForPage } from './served-page';

/** Addresses at which this tab has gone to the server's page already. */
const KEY = 'zaino.fallen-back';

/**
 * A remote's page that did not come by its code comes as the server draws it: once for an address and tab, after a
 * request has shown that it is whole, and never where that would lose something. `signal` is aborted as soon as the
 * page has come meanwhile, or is not wanted any more.
 */
export async function fallBack(
  address: string,
  signal: AbortSignal,
  reload = () => location.reload(),
): Promise<void> {
  const before = fallenBack();
  if (!before || before.includes(address)) return;
  if (!(await askForPage(address)) || signal.aborted || hasUnsaved()) return;
  if (remember([...before, address])) reload();
}

/** As the browser asks before it leaves a page; a cart that it refuses to keep is gone with the page, too. */
function hasUnsaved(): boolean {
  const { status, isSaved, itemCount } = getCart();
  if (status === 'ready' && !isSaved && itemCount > 0) return true;
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Null where the browser keeps nothing: then nobody would know of the first time. */
function fallenBack(): string[] | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return null;
  }
}

function remember(addresses: string[]): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(addresses));
    return true;
  } catch {
    return false;
  }
}
