import { PageAnswer } from '../pages/page-answer';
import { PageCache } from '../pages/page-cache';

/** A page as it was made. */
export function aPage({ text = '', status = 200, isPersonal = false, hasFailed = false } = {}) {
  const body = Buffer.from(text);
  const kind = { isOfAdmins: false, isPersonal, hasFailed, isKept: true, isDevelopment: false };
  return new PageAnswer({ status, body, styleHashes: [], analyticsOrigins: [], ...kind });
}

/** Of whom it is asked for, unless told. */
export const aVisit = { visitor: 'anna', isEntrance: false };

/** A cache whose time goes by hand. */
export function aPageCache(maxBytes = 1_000_000) {
  let now = 1;
  const clock = { now: () => now };
  const cache = new PageCache({ freshMs: 10, staleMs: 60, maxBytes, clock });
  const find = async (key: string, make: Parameters<PageCache['find']>[1], asked = {}) => {
    const { lookup, page } = cache.find({ ...aVisit, key, ...asked }, make);
    const bytes = await (await page).encoded(undefined);
    return `${lookup} ${bytes.toString()}`;
  };
  const making = (text: string) => () => Promise.resolve(aPage({ text }));
  const pass = (ms: number) => (now += ms);
  return { cache, find, making, pass };
}

/** A page that is done when the test says so. */
export function pendingPage() {
  let finish: (text: string) => void = () => undefined;
  const page = new Promise<PageAnswer>((resolve) => {
    finish = (text) => resolve(aPage({ text }));
  });
  return { make: () => page, finish: (text: string) => finish(text) };
}

/** Of a page that must not be made. */
export const refused = () => Promise.reject(new Error('not to be made'));
