/** Files and calls of the services are no pages of the shop. */
const isPage = (path: string) => !/^\/(?:api|releases)\/|\.\w+$/.test(path);

/** Where in the shop a click on a link in a text leads to; null where the browser shall follow it itself. */
export function innerTarget(event: MouseEvent): string | null {
  if (!isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return null;
  const { origin, pathname, search, hash } = link;
  return origin === location.origin && isPage(pathname) ? pathname + search + hash : null;
}

/** Not one that opens a tab, a window or a menu. */
function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent) {
  return button === 0 && ![metaKey, ctrlKey, shiftKey, altKey, defaultPrevented].includes(true);
}
