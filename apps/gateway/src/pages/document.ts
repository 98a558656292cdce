import { createHash } from 'node:crypto';
import {
  type Company,
  COMPANY_ELEMENT,
  HYDRATION_DATA_ELEMENT,
  openPartOf,
  RELEASE_SET_ELEMENT,
  type ReleaseSet,
  remoteAt,
  type RenderedPage,
} from '@zaino/contracts/shared';
import type { LoadedRelease } from '../releases/loaded-release';
import type { ReleasesToRender } from '../releases/release-store';
import { hasFile, releaseUrl } from '../releases/release-url';
import { inertJson } from '@zaino/service/inert-json';
import { inlineScripts } from './inline-scripts';

/** A page as it is sent. */
export interface PageDocument {
  /** HTML in UTF-8. */
  body: Buffer;
  /** What the content security policy must let through beside the shop's own files. */
  styleHashes: string[];
  /** Another for each other body, where the page brought its own; without it the body has to be read. */
  digest: string | undefined;
}

const integrityOf = ({ release }: LoadedRelease, file: string) => {
  const integrity = release.integrity[file];
  return integrity === undefined ? '' : ` integrity="${integrity}"`;
};

/** A file of one release. */
export interface ReleasedFile {
  of: LoadedRelease;
  file: string;
}

/** The files that a page needs beside the shell's first: those of its remote's container and of its chunks. */
export function pageFiles(
  releases: ReleasesToRender,
  path: string,
  chunks: RenderedPage['chunks'],
): ReleasedFile[] {
  const name = remoteAt(path, releases.set)?.name;
  const remote = releases.remotes.find(({ release }) => release.name === name);
  const wanted =
    remote && chunks.length === 0
      ? [{ app: remote.release.name, chunk: openPartOf(remote.release) }]
      : chunks;
  const files = [
    ...(remote ? filesOf(remote, remote.release.entry) : []),
    ...wanted.flatMap(({ app, chunk }) => {
      const of = [releases.shell, remote].find((one) => one?.release.name === app);
      return of ? filesOf(of, of.release.chunks[chunk] ?? []) : [];
    }),
  ];
  const first = shellFiles(releases).map(urlOf);
  const byUrl = new Map(files.map((file) => [urlOf(file), file]));
  return [...byUrl].filter(([url]) => !first.includes(url)).map(([, file]) => file);
}

const filesOf = (of: LoadedRelease, files: string[]): ReleasedFile[] =>
  files.map((file) => ({ of, file }));

/** The files of the shell that every page needs first. */
export function shellFiles({ shell }: ReleasesToRender): ReleasedFile[] {
  return filesOf(shell, shell.release.entry);
}

/** The shell's font, which every page shows. */
export function fontFiles({ shell }: ReleasesToRender): ReleasedFile[] {
  return Object.keys(shell.release.integrity)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => ({ of: shell, file }));
}

/** Where a browser finds a file. */
export const urlOf = ({ of, file }: ReleasedFile) => releaseUrl(of.release, file);
const isStyle = ({ file }: ReleasedFile) => file.endsWith('.css');
export const isScript = ({ file }: ReleasedFile) => file.endsWith('.js');

/** The name by which a remote's own code finds that the stylesheet is there already (mini-css-extract). */
function styleMarkup({ of, file }: ReleasedFile): string {
  const style = of.styles.get(file);
  return style
    ? `<style data-href="${file}">${style.text}</style>`
    : `<link rel="stylesheet" href="${releaseUrl(of.release, file)}" crossorigin>`;
}

const script = (file: ReleasedFile) =>
  `<script defer src="${urlOf(file)}"${integrityOf(file.of, file.file)} crossorigin></script>`;
// Nothing of it is needed for the first paint.
const preloadScript = (file: ReleasedFile) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${urlOf(file)}"${integrityOf(file.of, file.file)} crossorigin>`;
const preloadFont = (file: ReleasedFile) =>
  `<link rel="preload" as="font" type="font/woff2" href="${urlOf(file)}" crossorigin>`;

/** Of the shell, by what they are to the page (tools/webpack/icons-plugin.mjs). */
const icons = {
  'icon-48.png': 'rel="icon" type="image/png" sizes="48x48"',
  'icon.svg': 'rel="icon" type="image/svg+xml" sizes="any"',
  'icon-180.png': 'rel="apple-touch-icon" sizes="180x180"',
};

function iconLinks({ shell: { release } }: ReleasesToRender): string[] {
  return Object.entries(icons)
    .filter(([file]) => hasFile(release, file))
    .map(([file, said]) => `<link ${said} href="${releaseUrl(release, file)}">`);
}

/** What all pages of a process have in common. */
export interface Shop {
  releases: ReleasesToRender;
  company: Company;
}

/** The part of a page that all pages of the same chunks have in common, from styles to the begin of the body. */
interface Frame {
  bytes: Buffer;
  styleHashes: string[];
  digest: string;
}

function frameOf({ releases, company }: Shop, own: ReleasedFile[]): Frame {
  const shell = shellFiles(releases);
  const styles = [...shell, ...own].filter(isStyle);
  const html = [
    ...iconLinks(releases),
    ...fontFiles(releases).map(preloadFont),
    ...styles.map(styleMarkup),
    ...shell.filter(isScript).map(script),
    ...own.filter(isScript).map(preloadScript),
    inertJson(RELEASE_SET_ELEMENT, JSON.stringify(releases.set)),
    inertJson(COMPANY_ELEMENT, JSON.stringify(company)),
    '</head><body>',
  ].join('');
  const styleHashes = styles.flatMap(({ of, file }) => of.styles.get(file)?.hash ?? []);
  return { bytes: Buffer.from(html), styleHashes, digest: digestOf(html) };
}

const frames = new WeakMap<ReleaseSet, Map<string, Frame>>();

/** Encoded once: it is the greater part of many a page. */
function knownFrame(shop: Shop, own: ReleasedFile[]): Frame {
  const { releases } = shop;
  const ofSet = frames.get(releases.set) ?? new Map<string, Frame>();
  frames.set(releases.set, ofSet);
  const key = own.map(urlOf).join(' ');
  const frame = ofSet.get(key) ?? frameOf(shop, own);
  ofSet.set(key, frame);
  return frame;
}

const begin = Buffer.from(
  '<!doctype html><html lang="it"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark">' +
    inlineScripts.map(({ markup }) => markup).join(''),
);

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

interface PageParts extends Pick<RenderedPage, 'html' | 'head' | 'data' | 'chunks'> {
  /** Markup of what the page carries beside its loaders' data: whose address it stands at, and of `PageAnalytics`. */
  ownData: string;
  /** CSS of a bookshop's colour and of a preview's bar, which the page's policy then names by its hash; empty for none. */
  ownStyle: string;
  /** Markup that the head has besides. */
  ownHead: string;
  /** Markup before all that the shell draws. */
  before: string;
  /** Of head, HTML and data. */
  digest?: string | undefined;
}

/** The whole HTML: head with all that the page needs, the rendered markup, and the data as inert JSON. */
export function pageDocument(shop: Shop, path: string, page: PageParts): PageDocument {
  const own = pageFiles(shop.releases, path, page.chunks);
  const { bytes, styleHashes, digest: ofFrame } = knownFrame(shop, own);
  const data = page.data === '' ? '' : inertJson(HYDRATION_DATA_ELEMENT, page.data);
  const end = Buffer.from(
    `${page.before}<div id="root">${page.html}</div>${data}${page.ownData}</body></html>`,
  );
  const digest = page.digest && digestOf(`${ofFrame} ${page.digest} ${page.before}${page.ownData}`);
  const { markup, hashes } = ownStyleOf(page.ownStyle);
  return {
    body: Buffer.concat([begin, Buffer.from(page.head + page.ownHead + markup), bytes, end]),
    styleHashes: [...styleHashes, ...hashes],
    digest,
  };
}

function ownStyleOf(style: string): { markup: string; hashes: string[] } {
  if (style === '') return { markup: '', hashes: [] };
  const hash = createHash('sha256').update(style).digest('base64');
  return { markup: `<style>${style}</style>`, hashes: [`'sha256-${hash}'`] };
}
