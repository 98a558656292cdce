import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { declaredBudget } from './budget.ts';
import { figuresOf } from './build-sizes.ts';
import { installed } from './installed.mjs';

const SERVER_FILE = 'server/server.js';

/** The calls that the app makes (`ContractPlugin`): in the folder that no browser is served from. */
export const CALLS_FILE = 'server/calls.json';

const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
const isLoadable = (file) => /(?<!\.hot-update)\.(js|css)$/.test(file);

/**
 * Writes `release.json`: the app's version (a hash over all that is released), the files of each page, and
 * every file's integrity. Its form is `releaseSchema` of the shared contract.
 */
export class ReleaseManifestPlugin {
  /** `shared` are the modules that the app gives or asks for, by version or range; `budgetFile` is its `budget.json`. */
  constructor({ name, mounts, frontMounts, guarded, base, shared, budgetFile }) {
    this.budgetFile = budgetFile;
    this.release = { name, mounts, frontMounts, guarded, base, shared };
  }

  apply(compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ReleaseManifest', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleaseManifest', stage }, () => {
        const manifest = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset('release.json', new webpack.sources.RawSource(manifest));
      });
    });
  }

  describe(compilation) {
    const entry = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles());
    const described = {
      ...this.release,
      entry: entry.filter(isLoadable),
      chunks: chunksOf(compilation),
      integrity: this.release.base ? {} : integrityTable(compilation),
      server: serverBundle(compilation.outputOptions.path),
      calls: callsFile(compilation),
      figures: this.release.base ? undefined : this.figures(compilation),
      federation: installed('@module-federation/enhanced'),
    };
    const version = createHash('sha256')
      .update(JSON.stringify(described))
      .digest('hex')
      .slice(0, 12);
    return { ...described, version: this.release.base ? `dev-${version}` : version };
  }

  /** What it weighs, and what its team lets it weigh: the registry begins with that. */
  figures(compilation) {
    const figures = figuresOf(compilation);
    if (!existsSync(this.budgetFile)) return figures;
    const budget = declaredBudget(JSON.parse(readFileSync(this.budgetFile, 'utf8')));
    return { ...figures, budget };
  }
}

function integrityTable(compilation) {
  const files = compilation
    .getAssets()
    .filter(({ name }) => name !== CALLS_FILE && !/\.(gz|br|map)$/.test(name));
  return Object.fromEntries(files.map(({ name, source }) => [name, integrityOf(source.buffer())]));
}

function chunksOf(compilation) {
  const groups = [...compilation.namedChunkGroups].filter(([, group]) => !group.isInitial());
  return Object.fromEntries(
    groups.map(([name, group]) => [name, group.getFiles().filter(isLoadable)]),
  );
}

/** The bundle for the server is built first (tools/webpack/server.mjs), into a folder of the same release. */
function serverBundle(folder) {
  const path = join(folder, SERVER_FILE);
  if (!existsSync(path)) return undefined;
  return { file: SERVER_FILE, integrity: integrityOf(readFileSync(path)) };
}

function callsFile(compilation) {
  const asset = compilation.getAsset(CALLS_FILE);
  return asset && { file: CALLS_FILE, integrity: integrityOf(asset.source.buffer()) };
}
