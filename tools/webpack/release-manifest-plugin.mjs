import { createHash } from 'node:crypto';
import webpack from 'webpack';

const digest = (algorithm, content) => createHash(algorithm).update(content).digest('base64');

/**
 * Writes `release.json`: the app's version (a hash over all its files), the files the browser needs first,
 * and every file's integrity. Its form is `releaseSchema` of the shared contract.
 */
export class ReleaseManifestPlugin {
  constructor({ name, mounts, base }) {
    this.name = name;
    this.mounts = mounts;
    this.base = base;
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
    const integrity = {};
    for (const { name, source } of compilation.getAssets()) {
      if (/\.(gz|br|map)$|\.hot-update\./.test(name)) continue;
      integrity[name] = `sha384-${digest('sha384', source.buffer())}`;
    }
    const version = createHash('sha256').update(JSON.stringify(integrity)).digest('hex');
    const entrypoint = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
    return {
      name: this.name,
      version: this.base ? 'dev' : version.slice(0, 12),
      mounts: this.mounts,
      base: this.base,
      entry: entrypoint.filter((file) => /\.(js|css)$/.test(file)),
      integrity,
    };
  }
}
