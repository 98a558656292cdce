/**
 * Stands in for the parts of Module Federation's runtime that read remotes' manifests and preload what they
 * name: 2.3 kB that never run, since the page knows each container's address (tools/webpack/shell.mjs). Has
 * the names that the runtime imports from them; the build fails when it asks for another.
 */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin: () => undefined };
}

/** What manifests told of a remote. */
export const getGlobalRemoteInfo = () => ({});

function refuse(): never {
  throw new Error('The shell reads no manifests, so it has nothing to preload');
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
