import { existsSync } from 'node:fs';
import webpack from 'webpack';
import { ContractPlugin } from './contract-plugin.ts';
import { isProduction, resolve, swcRule } from './base.mjs';
import { contractsFolder, workspaceRoot } from './layout.ts';

const isOwnSource = /^(\.{1,2}(\/|$)|\/|@zaino\/)/;

/** Configuration of a Node process: our sources in one CommonJS file per entry, packages stay in node_modules. */
export function serviceConfig({ name, entry }) {
  return {
    name,
    context: `${workspaceRoot}apps/${name}`,
    mode: isProduction ? 'production' : 'development',
    target: 'node24',
    devtool: 'source-map',
    entry,
    output: {
      path: `${workspaceRoot}dist/apps/${name}`,
      filename: '[name].js',
      // A service worker's build is beside it (service-worker.mjs).
      clean: { keep: /^browser\// },
      library: { type: 'commonjs2' },
    },
    externals: ({ request }, callback) =>
      isOwnSource.test(request) ? callback() : callback(null, `commonjs ${request}`),
    resolve,
    module: {
      rules: [
        swcRule({ target: 'es2023', react: false, decorators: true }),
        { test: /\.(csv|svg|html)$/, type: 'asset/source' },
      ],
    },
    // Class and parameter names are data to Nest and TypeORM; nobody downloads these files.
    optimization: { minimize: false, nodeEnv: false },
    performance: { hints: false },
    plugins: [new CommonJsFolderPlugin(), ...(isProduction ? contract(name) : [])],
    stats: 'errors-warnings',
  };
}

/** `gives.json` of a service that has a contract; the gateway has none. */
function contract(name) {
  const gives = name.replace(/-service$/, '');
  if (!existsSync(`${contractsFolder}/${gives}`)) return [];
  return [
    new ContractPlugin({
      workspace: workspaceRoot,
      contracts: contractsFolder,
      file: 'gives.json',
      gives,
    }),
  ];
}

/** The workspace is of ES modules, these bundles are CommonJS: says so to Node beside them. */
class CommonJsFolderPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CommonJsFolder', (compilation) => {
      const source = new webpack.sources.RawSource('{ "type": "commonjs" }\n');
      compilation.emitAsset('package.json', source);
    });
  }
}
