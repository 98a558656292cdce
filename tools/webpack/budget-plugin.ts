import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import webpack, { type ChunkGroup, type Compilation, type Compiler, type Module } from 'webpack';
import { type Budget, FIRST_LOAD, type MeasuredBuild, refusalOf } from './budget.ts';

interface Options {
  app: string;
  /** `budget.json` in the app's folder, `apps/<app>` of the workspace. */
  file: string;
  /** Packages and files of which the app may carry no copy. */
  refused: readonly string[];
}

/** What browsers of today have by themselves. */
const polyfills = ['core-js', 'core-js-pure', 'regenerator-runtime', 'whatwg-fetch'];

/**
 * Fails the production build of an app that is above its budget, carries what it must not or changes a library, and
 * says what grew since the accepted build. With `ACCEPT_SIZES=1` in the environment this build becomes the accepted one.
 */
export class BudgetPlugin {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('Budget', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'Budget', stage }, () => {
        for (const sentence of this.objections(compilation)) {
          compilation.errors.push(new webpack.WebpackError(sentence));
        }
      });
    });
  }

  private objections(compilation: Compilation): string[] {
    const { app, file, refused } = this.options;
    const workspace = resolve(file, '../../..');
    const modules = new NamedModules(compilation, workspace);
    const build = { ...measure(compilation), modules: sorted(modules.sizes()) };
    const budget = JSON.parse(readFileSync(file, 'utf8')) as Budget;
    if (process.env.ACCEPT_SIZES) accept(file, budget, build);
    const refusal = refusalOf(app, build, budget);
    const copies = modules.copiesOf([...polyfills, ...refused]);
    return [
      ...copies.map(
        ({ name, asker }) =>
          `${app} carries a copy of ${name}, asked for by ${asker}: the shell gives the only one, and browsers need no polyfill`,
      ),
      ...modules
        .changedLibraries()
        .map(
          (name) =>
            `${app} changes ${name}: libraries are used as they come, or by options of theirs`,
        ),
      ...(refusal === undefined ? [] : [refusal]),
    ];
  }
}

function accept(file: string, budget: Budget, { files, modules }: MeasuredBuild): void {
  const accepted = { files, modules };
  writeFileSync(file, `${JSON.stringify({ ...budget, accepted }, null, 2)}\n`);
}

function measure(compilation: Compilation): Omit<MeasuredBuild, 'modules'> {
  const names = compilation.getAssets().map(({ name }) => name);
  const loaded = names.filter((name) => /\.(js|css)$/.test(name));
  const sizes = loaded.map((name) => [unhashed(name), compressedSize(compilation, name)] as const);
  return { files: sorted(sizes), pages: pagesOf(compilation) };
}

const unhashed = (name: string) => name.replace(/\.[0-9a-f]{20}(?=\.)/, '');

const sorted = (entries: Iterable<readonly [string, number]>) =>
  Object.fromEntries([...entries].sort(([a], [b]) => a.localeCompare(b)));

/** Small files are sent as they are. */
function compressedSize(compilation: Compilation, name: string): number {
  const asset = compilation.getAsset(`${name}.br`) ?? compilation.getAsset(name);
  return asset ? asset.source.size() : 0;
}

/** Chunks of the modules that a remote exposes: whoever needs one has asked for those before it. */
const EXPOSED = ['login', 'routes'];

/** Whether a chunk is asked for by another, straight away or on the way, but not by way of those that were `seen`. */
function isBelow(group: ChunkGroup, above: ChunkGroup, seen: Set<ChunkGroup>): boolean {
  return group.getParents().some((parent) => {
    if (parent === above) return true;
    if (seen.has(parent)) return false;
    seen.add(parent);
    return isBelow(parent, above, seen);
  });
}

/**
 * A page needs the entry, the modules that a remote exposes on the way to it, and the chunk of its own. A remote has no
 * page without one; the shell has.
 */
function pagesOf({ entrypoints, namedChunkGroups }: Compilation): Record<string, string[]> {
  const entry = [...entrypoints.values()].flatMap((point) => point.getFiles());
  const exposed = EXPOSED.flatMap((name) => namedChunkGroups.get(name) ?? []);
  const neededBy = (group: ChunkGroup) => {
    const last = exposed.findIndex((one) => isBelow(group, one, new Set([group, ...exposed])));
    return last === -1 ? exposed : exposed.slice(0, last + 1);
  };
  const always = (groups: ChunkGroup[]) => [...entry, ...groups.flatMap((one) => one.getFiles())];
  const own = [...namedChunkGroups].filter(
    ([name, group]) => !group.isInitial() && !EXPOSED.includes(name),
  );
  const pages = own.map(
    ([name, group]) => [name, [...always(neededBy(group)), ...group.getFiles()]] as const,
  );
  const isRemote = exposed.length > 0 && pages.length > 0;
  const all = isRemote ? pages : [[FIRST_LOAD, always(exposed)] as const, ...pages];
  return Object.fromEntries(
    all.map(([name, files]) => [name, [...new Set(files)].map((file) => unhashed(file))]),
  );
}

/** What is in a build's files, by the names that people know it by. */
class NamedModules {
  private readonly compilation: Compilation;
  private readonly workspace: string;

  constructor(compilation: Compilation, workspace: string) {
    this.compilation = compilation;
    this.workspace = `${workspace}/`;
  }

  sizes(): Map<string, number> {
    const sizes = new Map<string, number>();
    for (const { name, module } of this.all()) {
      sizes.set(name, (sizes.get(name) ?? 0) + module.size());
    }
    return sizes;
  }

  /** Those of the refused that are in the build, each with one that asked for it. */
  copiesOf(refused: readonly string[]): { name: string; asker: string }[] {
    const copies = this.all().filter(({ name }) => refused.includes(name));
    const askers = copies.map(({ name, module }) => [name, this.askerOf(module)] as const);
    return [...new Map(askers.reverse())].map(([name, asker]) => ({ name, asker }));
  }

  /** Packages of which a loader rewrites a script, or a file of ours has taken the place of one. */
  changedLibraries(): string[] {
    const changed = this.all().flatMap(({ name, module }) => {
      if (packageOf(module) !== undefined) return isRewritten(module) ? [name] : [];
      const asker = this.compilation.moduleGraph.getIssuer(module);
      return (asker && packageOf(asker)) ?? [];
    });
    return [...new Set(changed)];
  }

  private askerOf(module: Module): string {
    const asker = this.compilation.moduleGraph.getIssuer(module);
    return (asker && this.nameOf(asker)) ?? 'the build';
  }

  private all(): { name: string; module: Module }[] {
    const { modules, chunkGraph } = this.compilation;
    return [...modules]
      .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
      .flatMap((module) => joinedIn(module))
      .flatMap((module) => {
        const name = this.nameOf(module);
        return name === undefined ? [] : [{ name, module }];
      });
  }

  /** The package of an installed module, the path of one of ours; undefined for what webpack makes itself. */
  private nameOf(module: Module): string | undefined {
    return (
      packageOf(module) ?? (module.nameForCondition()?.replace(this.workspace, '') || undefined)
    );
  }
}

/** The modules that webpack joined to this one, or the module itself. */
const joinedIn = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

/** The package of an installed module. */
const packageOf = (module: Module): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module.nameForCondition() ?? '')?.[1];

const isRewritten = (module: Module): boolean =>
  module instanceof webpack.NormalModule &&
  /\.[cm]?js$/.test(module.resource) &&
  module.loaders.length > 0;
