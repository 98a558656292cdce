import type { FastifyInstance } from 'fastify';
import { visitorOf } from '../calls/client-address';
import type { FrontFinder } from '../fronts/front-finder';
import { sendProblem } from '../gateway-problem';
import type { ActiveReleases, Renderer } from '../releases/release-store';
import { hasFile, releaseUrl } from '../releases/release-url';
import type { SiteOf } from '../sites';

const MANIFEST_PATH = '/manifest.webmanifest';

/** The pages' ground (libs/ui/src/tokens.css), in light and in dark. */
const DESK = '#e4ebe2';
const DARK_DESK = '#101a16';

/** What a page says of the app that it is a part of, with the colour of the browser's own bars. */
export const manifestMarkup = [
  `<link rel="manifest" href="${MANIFEST_PATH}">`,
  `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${DESK}">`,
  `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${DARK_DESK}">`,
].join('');

/** Drawn by the shell's build (tools/webpack/icons-plugin.mjs). */
const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** Where people go most, from the icon itself. */
const shortcuts = [
  { name: 'Cerca la scuola', url: '/search' },
  { name: 'I miei figli', url: '/dashboard' },
  { name: 'Carrello', url: '/cart' },
];

interface Options {
  /** Of what the icons are. */
  active: () => ActiveReleases<Renderer> | undefined;
  siteOf: SiteOf;
  findFront: FrontFinder;
  /** The shop's own name. */
  name: string;
}

/**
 * The web app manifest (W3C) by which the shop can be installed; a bookshop's own address is an app of that name. The
 * admin area is none.
 */
export function serveManifest(app: FastifyInstance, options: Options): void {
  const { active, siteOf, findFront } = options;
  app.get(MANIFEST_PATH, async (request, reply) => {
    const { shop, front } = siteOf(request);
    const release = active()?.shell.release;
    if (shop !== undefined || !release) return sendProblem(reply, 'notFound');
    const found = front && (await findFront(front, visitorOf(request)));
    if (found && found.kind !== 'open') return sendProblem(reply, 'notFound');
    const name = found?.shopFront.name ?? options.name;
    const there = icons.filter(({ file }) => hasFile(release, file));
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: name,
          lang: 'it',
          start_url: '/',
          scope: '/',
          display: 'minimal-ui',
          background_color: DESK,
          theme_color: DESK,
          icons: there.map(({ file, ...said }) => ({
            src: releaseUrl(release, file),
            type: 'image/png',
            ...said,
          })),
          shortcuts,
        }),
      );
  });
}
