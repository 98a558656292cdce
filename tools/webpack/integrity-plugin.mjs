import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

// `done` tells webpack that the chunk failed, so that it is asked for again when the page is tried again.
const createScript = `
script = document.createElement('script');
try { __zaino_file__(script, url); } catch (refusal) {
  return done({ type: String(refusal), target: { src: url } });
}`;

/**
 * Chunks' scripts and stylesheets get address, integrity and cross-origin mode from the shell, which knows the
 * files of the page's releases and refuses all others (`__zaino_file__`, apps/shell/src/remotes/released-files.ts).
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('Integrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'Integrity',
        () => createScript,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'Integrity',
        (source, { tag, href }) => `${source}__zaino_file__(${tag}, ${href});`,
      );
    });
  }
}
