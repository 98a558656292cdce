/**
 * What a page's answer says of its copy, and by which a script asks for a page as it is to be kept: `nobody`, or a mark
 * of the session that it was made for, and then `keep` where there may be a copy.
 */
export const COPY_HEADER = 'x-zaino-copy';

/** Of a copy: when it was made, a moment in ISO 8601. */
export const KEPT_AT_HEADER = 'x-zaino-kept-at';

/** Copies of what everybody may see, and of the files that copies need. */
export const SHARED_COPIES = 'zaino-pages';
export const FILE_COPIES = 'zaino-files';
/** Begin of the name of somebody's own copies; the mark of their session follows. */
export const OWN_COPIES = 'zaino-own-';

/** Home, lists, books and cart. */
const ofEverybody = /^\/(?:|cart|search|(?:scuola|school)\/[^/]+|libro\/[^/]+)$/;
/** What there is for the signed-in alone. */
const ownPages = /^\/(?:dashboard|orders|orders\/[^/]+)$/;

/** Whether there may be a copy of the page at a path; `isPersonal` where it is made for somebody who is signed in. */
export function mayKeepCopy(path: string, isPersonal: boolean): boolean {
  return ofEverybody.test(path) || (isPersonal && ownPages.test(path));
}

/** What a copy's header says; null for a page that says nothing, as in a preview. */
export function copyWords(header: string | null): { whose: string; mayKeep: boolean } | null {
  const [, whose, keep] = /^([0-9a-z]+)( keep)?$/.exec(header ?? '') ?? [];
  return whose === undefined ? null : { whose, mayKeep: keep !== undefined };
}

/** The name under which copies of a page are kept that is `whose`. */
export const copiesOf = (whose: string) =>
  whose === NOBODY ? SHARED_COPIES : `${OWN_COPIES}${whose}`;

/** Of a page that is the same for everybody. */
export const NOBODY = 'nobody';
