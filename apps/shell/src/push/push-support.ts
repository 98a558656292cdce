/** Whether this browser shows pushes of this page; those of admins and previews have no service worker. */
export function canPush(): boolean {
  const isOfApp = document.querySelector('link[rel=manifest]') !== null;
  return isOfApp && 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** Browsers of iPhone and iPad, which alone have `standalone`, give pushes to installed pages only. */
export function isPushForInstalled(): boolean {
  return 'standalone' in navigator && navigator.standalone !== true;
}
