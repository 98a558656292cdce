import { createHash, type KeyObject } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Live, LIVE_FILE } from '@zaino/contracts/releases';
import { type Release, releaseSchema, type RoutePattern } from '@zaino/contracts/shared';
import { signText } from '@zaino/service/signed-text';

/** A version to publish; a test names only what it is about. */
interface PublishedRelease extends Partial<Release> {
  name: string;
  version: string;
  /** Text of files beside the entry, by name. */
  files?: Record<string, string>;
  /** Text of the server bundle; null for a release without one. */
  bundle?: string | null;
}

const SERVER_FILE = 'server/server.js';

const integrityOf = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Text of a shell's server bundle. It finds a page by its path among the routes of its own and of the remotes
 * and answers what the route's `render(request, watch)` gives; `routes` is the inside of an array:
 * `{ path: '/', render: () => ({ html: 'Home' }) }`.
 */
export function shellBundle(routes: string, patterns: RoutePattern[] = []): string {
  return `
    exports.shared = { react: { version: 'of the shell' } };
    exports.createRenderer = (releases, remotes) => {
      const all = [${routes}, ...Object.values(remotes).flatMap(({ routes }) => routes)];
      const empty = { status: 200, html: '', head: '', data: '', chunks: [], failures: [] };
      return {
        patterns: ${JSON.stringify(patterns)},
        render: async (request, watch) => {
          const { pathname } = new URL(request.url);
          if (request.isFrameOnly) return { ...empty, html: 'Frame only' };
          const route = all.find(({ path }) => path === pathname);
          if (!route) return { ...empty, status: 404, html: 'Pagina non trovata' };
          return { ...empty, ...(await route.render(request, watch)) };
        },
      };
    };`;
}

/** Text of a remote's server bundle; `routes` as above. */
export function remoteBundle(routes: string): string {
  return `const react = require('react'); exports.routes = [${routes}];`;
}

const homePage = "{ path: '/', render: () => ({ html: 'Home' }) }";

function bundleOf({ name, mounts = [], bundle }: PublishedRelease): string | null {
  if (bundle !== undefined) return bundle;
  if (name === 'shell') return shellBundle(homePage);
  const pages = mounts.map((path) => `{ path: '${path}', render: () => ({ html: '${name}' }) }`);
  return remoteBundle(pages.join());
}

/** A folder with releases, as tools/release writes it, or with a key as the registry does. */
export class PublishedReleases {
  readonly folder = mkdtempSync(join(tmpdir(), 'zaino-releases-'));
  live: Live = {
    revision: 0,
    at: '2026-11-27T18:00:00.000Z',
    stable: {},
    canaries: [],
    revokedPreviews: [],
  };

  constructor(private readonly key?: KeyObject) {}

  /** Writes a version and makes it live. */
  publish(published: PublishedRelease): Release {
    const release = this.add(published);
    this.activate(published.name, published.version);
    return release;
  }

  /** Writes a version. */
  add(published: PublishedRelease): Release {
    const { files = {}, name, version } = published;
    const entry = `entry.${version}.js`;
    const all = { [entry]: `window.loaded = '${version}';`, ...files };
    const bundle = bundleOf(published);
    const release = releaseSchema.parse({
      mounts: ['/'],
      entry: [entry],
      chunks: {},
      integrity: Object.fromEntries(
        Object.entries(all).map(([file, text]) => [file, integrityOf(text)]),
      ),
      ...(bundle !== null && { server: { file: SERVER_FILE, integrity: integrityOf(bundle) } }),
      federation: '2.9.2',
      shared: {},
      ...published,
    });
    for (const [file, text] of Object.entries(all)) this.write(`${name}/${version}/${file}`, text);
    if (bundle !== null) this.write(`${name}/${version}/${SERVER_FILE}`, bundle);
    this.write(`${name}/${version}/release.json`, JSON.stringify(release));
    if (this.key) this.sign(name, version);
    return release;
  }

  /** Writes the signature of a version; `changes` make it that of something else. */
  sign(app: string, version: string, changes: object = {}): void {
    const manifest = integrityOf(readFileSync(this.pathOf(app, version, 'release.json'), 'utf8'));
    const number = `1.0.${version.replace(/\D/g, '') || 0}`;
    const said = { app, version, number, manifest, publishedAt: this.live.at, by: 'prova' };
    this.write(`${app}/${version}/signature.json`, this.signed({ ...said, ...changes }));
  }

  /** Makes a version live. */
  activate(name: string, version: string): void {
    this.change({ stable: { ...this.live.stable, [name]: version } });
  }

  /** Takes an app away. */
  takeAway(name: string): void {
    const others = Object.entries(this.live.stable).filter(([app]) => app !== name);
    this.change({ stable: Object.fromEntries(others) });
  }

  /** Changes what is live. */
  change(changes: Partial<Live>): void {
    this.live = { ...this.live, revision: this.live.revision + 1, ...changes };
    this.write(LIVE_FILE, this.signed(this.live));
  }

  /** Text that says so, signed where there is a key. */
  signed(said: object): string {
    const text = JSON.stringify(said);
    return this.key ? signText(text, this.key) : JSON.stringify({ text, signature: '' });
  }

  /** Writes a file below the folder. */
  write(file: string, text: string): void {
    const target = this.pathOf(file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  private pathOf(...path: string[]): string {
    return join(this.folder, ...path);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
