import type { Compilation, Dependency, Module, ModuleGraphConnection } from 'webpack';
import { packagesOfOthers } from './own-sources.ts';

/** Where code of ours asks for something of a contract. */
export interface ContractReference {
  /** The contract's module that has it. */
  file: string;
  /** Names from the export inwards, as in `['cartApi', 'quote', 'path']`; none where all of the module is asked for. */
  names: string[];
  /** The module that asks. */
  asker: string;
  /** Whether the next name is one that only the running program knows, as in `cartApi[name]`. */
  isComputed: boolean;
}

/** webpack's name for `export { … } from`. */
const HANDED_ON = 'harmony export imported specifier';

interface Place {
  module: Module;
  names: string[];
}

/**
 * What a bundle's own modules ask of contracts, after webpack has taken out what nothing uses. It is what webpack itself
 * knows of imports and of the members that are read of them.
 */
export function contractReferences(
  compilation: Compilation,
  contracts: string,
): ContractReference[] {
  const { moduleGraph, chunkGraph } = compilation;
  const isContract = (module: Module) => fileOf(module).startsWith(contracts);
  const askers = [...compilation.modules].filter(
    (module) =>
      chunkGraph.getNumberOfModuleChunks(module) > 0 && isOurs(module) && !isContract(module),
  );
  return askers.flatMap((asker) =>
    [...moduleGraph.getOutgoingConnections(asker)]
      .filter((connection) => connection.isActive(undefined))
      .flatMap((connection) => namesOf(compilation, connection))
      .map((place) => placeOf(compilation, place))
      .filter(({ module }) => isContract(module))
      .map(({ module, names, dependency }) => ({
        file: fileOf(module),
        names,
        asker: fileOf(asker),
        isComputed: isComputed(asker, dependency),
      })),
  );
}

const fileOf = (module: Module) => module.nameForCondition() ?? '';

const isOurs = (module: Module) => fileOf(module) !== '' && !packagesOfOthers.test(fileOf(module));

function namesOf(
  { moduleGraph }: Compilation,
  { dependency, module }: ModuleGraphConnection,
): (Place & { dependency: Dependency })[] {
  // Who only hands something on does not ask for it: whoever takes it there is found by itself.
  if (!dependency || dependency.type === HANDED_ON) return [];
  return dependency
    .getReferencedExports(moduleGraph, undefined)
    .map((found) => ({ names: Array.isArray(found) ? found : found.name, module, dependency }));
}

/** Behind the modules that only hand it on. */
function placeOf<Found extends Place>({ moduleGraph }: Compilation, found: Found): Found {
  const [first, ...others] = found.names;
  if (first === undefined) return found;
  const target = moduleGraph.getExportInfo(found.module, first).getTarget(moduleGraph);
  if (!target) return found;
  return { ...found, module: target.module, names: [...(target.export ?? []), ...others] };
}

/** Whether what stands behind the import in the source is a bracket. */
function isComputed(asker: Module, dependency: Dependency): boolean {
  const { range } = dependency as { range?: [number, number] };
  const source = asker.originalSource()?.source().toString();
  return range !== undefined && /^\s*(\?\.)?\s*\[/.test(source?.slice(range[1]) ?? '');
}
