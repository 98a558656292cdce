import { createHash } from 'node:crypto';
import {
  isBelowMount,
  type Release,
  RELEASE_SET_ELEMENT,
  type ReleaseSet,
  type RemoteRelease,
} from '@zaino/contracts/shared';
import { releaseUrl } from './release-store';

/** The remote whose pages live at a path. */
export function remoteAt(path: string, set: ReleaseSet): RemoteRelease | undefined {
  return set.remotes.find(({ mounts }) => mounts.some((mount) => isBelowMount(path, mount)));
}

// `<` would let a value end the script element early.
const inertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const stylesheet = (href: string) => `<link rel="stylesheet" href="${href}" crossorigin>`;
const script = (src: string) => `<script defer src="${src}" crossorigin></script>`;
const preload = (as: string, href: string) =>
  `<link rel="preload" as="${as}" href="${href}" crossorigin>`;
const icon = (href: string) => `<link rel="icon" type="image/svg+xml" href="${href}">`;

const description =
  'I libri di testo adottati da ogni classe, ai prezzi ufficiali del ministero, e i prodotti per la scuola. Spedizione gratuita da 90 euro.';

/** The HTML of a page: the shell's files, the release set and a preload of the remote that it needs. */
export function renderPage(
  shell: Release,
  set: ReleaseSet,
  remote: RemoteRelease | undefined,
): string {
  const others = Object.keys(shell.integrity);
  const urlOf = (file: string) => releaseUrl(shell, file);
  const files = shell.entry.map(urlOf);
  return [
    '<!doctype html>',
    '<html lang="it">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="description" content="${description}">`,
    ...others
      .filter((file) => file === 'icon.svg')
      .map(urlOf)
      .map(icon),
    ...others.filter((file) => file.endsWith('.woff2')).map((file) => preload('font', urlOf(file))),
    ...files.filter((file) => file.endsWith('.css')).map(stylesheet),
    ...files.filter((file) => file.endsWith('.js')).map(script),
    ...(remote ? [preload('script', remote.entry)] : []),
    `<script type="application/json" id="${RELEASE_SET_ELEMENT}">${inertJson(set)}</script>`,
    '</head>',
    '<body><div id="root"></div>',
    '<noscript>Per usare il sito attiva JavaScript nel tuo browser.</noscript>',
    '</body>',
    '</html>',
  ].join('\n');
}

/** A strong ETag of a page's text. */
export function pageTag(html: string): string {
  return `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
}
