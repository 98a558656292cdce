import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { type BudgetFile, type MeasuredBuild, refusalOf } from './budget.ts';
import { measure, sorted } from './build-sizes.ts';

interface Options {
  app: string;
  /** The repository: files of ours are named from there. */
  workspace: string;
  /** The app's `budget.json`. */
  file: string;
  /** Packages and files of which the app may carry no copy. */
  refused: readonly string[];
}

/** What browsers of today have by themselves. */
const polyfills = ['core-js', 'core-js-pure', 'regenerator-runtime', 'whatwg-fetch'];

/** What a page says to search engines alone: no browser reads it (`libs/web/src/is-server-build.ts`). */
const structuredData =
  /^(apps\/.*-structured-data|libs\/web\/src\/(book-store|breadcrumb-list|faq-page))\.[jt]s$/;

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
    const { app, workspace, file, refused } = this.options;
    const modules = new NamedModules(compilation, workspace);
    const build = { ...measure(compilation), modules: sorted(modules.sizes()) };
    const budget = JSON.parse(readFileSync(file, 'utf8')) as BudgetFile;
    if (process.env.ACCEPT_SIZES) accept(file, budget, build);
    const refusal = refusalOf(app, build, budget);
    const copies = modules.askedFor((name) => polyfills.includes(name) || refused.includes(name));
    const unread = modules.askedFor((name) => structuredData.test(name));
    return [
      ...copies.map(
        ({ name, asker }) =>
          `${app} carries a copy of ${name}, asked for by ${asker}: the shell gives the only one, and browsers need no polyfill`,
      ),
      ...unread.map(
        ({ name, asker }) =>
          `${app} carries ${name}, asked for by ${asker}: no browser reads it, so it stands behind isServerBuild`,
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

function accept(file: string, budget: BudgetFile, { files, modules }: MeasuredBuild): void {
  const accepted = { files, modules };
  writeFileSync(file, `${JSON.stringify({ ...budget, accepted }, null, 2)}\n`);
}

/** What is in a build's files, by the names that people know it by. */
class NamedModules {
  private readonly compilation: Compilation;
  private readonly workspace: string;

  constructor(compilation: Compilation, workspace: string) {
    this.compilation = compilation;
    this.workspace = `${resolve(workspace)}/`;
  }

  sizes(): Map<string, number> {
    const sizes = new Map<string, number>();
    for (const { name, module } of this.all()) {
      sizes.set(name, (sizes.get(name) ?? 0) + module.size());
    }
    return sizes;
  }

  /** Those of some names that are in the build, each with one that asked for it. */
  askedFor(isMeant: (name: string) => boolean): { name: string; asker: string }[] {
    const copies = this.all().filter(({ name }) => isMeant(name));
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
    const path = module.nameForCondition()?.replace(this.workspace, '');
    return packageOf(module) ?? (path?.replace(packedLib, 'libs/') || undefined);
  }
}

/** The modules that webpack joined to this one, or the module itself. */
const joinedIn = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

/** Where a lib of ours lies in a team's own repository. */
const packedLib = /^node_modules\/@zaino\//;

/** The package of an installed module of others. */
const packageOf = (module: Module): string | undefined =>
  /.*\/node_modules\/(?!@zaino\/)((?:@[^/]+\/)?[^/]+)/.exec(module.nameForCondition() ?? '')?.[1];

const isRewritten = (module: Module): boolean =>
  module instanceof webpack.NormalModule &&
  /\.[cm]?js$/.test(module.resource) &&
  module.loaders.length > 0;
