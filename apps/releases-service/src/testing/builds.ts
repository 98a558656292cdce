import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Release } from '@zaino/contracts/shared';
import { integrityOf } from '@zaino/service/release-files/faults-of-release';
import { packTar } from 'modern-tar';

/** Files of a build by their paths. */
export type Build = Map<string, Buffer>;

type TarEntry = Parameters<typeof packTar>[0][number];

/** What a build of an app leaves behind, as small as it may be. */
export function buildOf(app: string, version: string, changes: Partial<Release> = {}): Build {
  const mark = `of ${app} ${version}`;
  const browserFiles = ['entry.js', 'page.css', 'page.js'];
  const contents = [
    ...[...browserFiles, 'server/server.js'].map(
      (file) => [file, Buffer.from(`${file} ${mark}`)] as const,
    ),
    // It asks no service for anything.
    ['server/calls.json', Buffer.from('[]')] as const,
  ];
  const build: Build = new Map(contents);
  const integrity = contents.map(([file, content]) => [file, integrityOf(content)] as const);
  const release: Release = {
    name: app,
    version,
    mounts: [`/${app}`],
    entry: ['entry.js'],
    chunks: { page: ['page.css', 'page.js'] },
    integrity: Object.fromEntries(integrity.slice(0, browserFiles.length)),
    server: { file: 'server/server.js', integrity: integrity.at(-2)?.[1] ?? '' },
    calls: { file: 'server/calls.json', integrity: integrity.at(-1)?.[1] ?? '' },
    federation: '2.9.2',
    shared: { react: app === 'shell' ? '19.3.1' : '^19.0.0' },
    ...changes,
  };
  const page = build.get('page.js') ?? Buffer.alloc(0);
  build.set('page.js.br', brotliCompressSync(page));
  build.set('page.js.gz', gzipSync(page));
  build.set('release.json', Buffer.from(JSON.stringify(release)));
  return build;
}

/** The same build with another content of some of its files, as if it had been built so. */
export function withFiles(build: Build, contents: Readonly<Record<string, Buffer>>): Build {
  const release = JSON.parse(String(build.get('release.json'))) as Release;
  const changed: Build = new Map(build);
  for (const [file, content] of Object.entries(contents)) {
    changed.set(file, content);
    changed.delete(`${file}.br`);
    changed.delete(`${file}.gz`);
    if (file in release.integrity) release.integrity[file] = integrityOf(content);
    if (file === release.server?.file) release.server.integrity = integrityOf(content);
    if (file === FIGURES_FILE) release.measured = { file, integrity: integrityOf(content) };
  }
  return changed.set('release.json', Buffer.from(JSON.stringify(release)));
}

export const FIGURES_FILE = 'server/figures.json';

/** A build as it is uploaded; entries beside its files may be what no build has. */
export async function packed(build: Build, more: TarEntry[] = []): Promise<Buffer> {
  const entries = [...build].map(([name, body]) => ({
    header: { name, size: body.length, type: 'file' as const },
    body,
  }));
  return gzipSync(await packTar([...entries, ...more]));
}
