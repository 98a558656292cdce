import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { BudgetPlugin } from './budget-plugin.ts';
import { brandPlugin, isProduction, resolve, swcRule } from './base.mjs';
import { ContractPlugin } from './contract-plugin.ts';
import { cssModules } from './css-modules.mjs';
import { devBase, devPort, devShop } from './dev-port.mjs';
import { withDevServer } from './dev-server.mjs';
import { buildFolder, sourceFolder } from './folders.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { contractsFolder, HASH_LENGTH, workspaceRoot } from './layout.ts';
import { CALLS_FILE, ReleaseManifestPlugin } from './release-manifest-plugin.mjs';

const cssRules = (name) => [
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    sideEffects: true,
    use: [MiniCssExtractPlugin.loader, 'css-loader'],
  },
  { test: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssModules(name)] },
];

const precompress = [
  new CompressionPlugin({ test: /\.(js|css|svg)$/, threshold: 512, minRatio: 1 }),
  new CompressionPlugin({
    test: /\.(js|css|svg)$/,
    threshold: 512,
    minRatio: 1,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        // One block for all of the shell's script, instead of several that begin anew.
        [constants.BROTLI_PARAM_LGBLOCK]: 20,
      },
    },
  }),
];

/**
 * Names of modules, chunks and exports as short as can be. Those that webpack takes by default stay the same from build
 * to build, for caches; a release has an address of its own, so nothing of the last one is asked for again.
 */
const shortNames = { moduleIds: 'size', chunkIds: 'size', mangleExports: 'size' };

const budgetFile = (app) => `${sourceFolder(app)}/budget.json`;

const budget = (app, refused) =>
  new BudgetPlugin({ app, workspace: workspaceRoot, file: budgetFile(app), refused });

const calls = new ContractPlugin({
  workspace: workspaceRoot,
  contracts: contractsFolder,
  file: CALLS_FILE,
});

/** What a release is judged by: nothing of it is for a dev server. */
const ofReleases = (app, refused) =>
  devPort > 0 ? [] : [...precompress, budget(app, refused), calls];

/**
 * webpack configuration of one browser app: files named by their content, pre-compressed, listed in
 * `release.json` for the gateway. `mounts` are the paths below which the app's pages live, `frontMounts` those that
 * are its at a bookshop's own address alone, `shared` the versions of shared modules that it gives or asks for,
 * `refused` packages and files that it may not carry, `leastShared` how many bytes of source pages must have in common
 * before these become a file of their own, `guarded` true for a remote whose pages are for some alone.
 */
export function browserConfig(app) {
  const { name, mounts, frontMounts, guarded, entry, shared, refused = [], plugins } = app;
  const { leastShared } = app;
  const config = {
    name,
    // The release names the server bundle's integrity.
    dependencies: [`${name}-server`],
    context: sourceFolder(name),
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    entry,
    output: {
      path: buildFolder(name),
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      hashDigestLength: HASH_LENGTH,
      crossOriginLoading: 'anonymous',
      clean: { keep: /^server\// },
    },
    resolve,
    module: {
      // The shell's way of starting one: only files of the page's releases, by Trusted Types.
      parser: { javascript: { worker: ['ReleasedWorker from ./released-worker'] } },
      rules: [
        swcRule({ target: 'es2022', react: true, refresh: devPort > 0 && !devShop }),
        ...cssRules(name),
        { test: /\/icon\.svg$/, type: 'asset/resource', generator: { filename: 'icon.svg' } },
        { test: /(?<!\/icon)\.(svg|woff2|png|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      ...(isProduction && shortNames),
      // What the sign-in holds (`SignInFirstPlugin`).
      removeAvailableModules: guarded === true,
      ...(leastShared !== undefined && { splitChunks: { minSize: leastShared } }),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2022, compress: { ecma: 2022, passes: 3 }, mangle: true },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    plugins: [
      new MiniCssExtractPlugin({
        filename: devPort ? '[name].css' : '[name].[contenthash].css',
        ignoreOrder: true,
      }),
      brandPlugin(),
      new webpack.DefinePlugin({ __BROWSER_BUILD__: true }),
      ...plugins,
      ...(isProduction ? [new IntegrityPlugin(), ...ofReleases(name, refused)] : []),
      new ReleaseManifestPlugin({
        name,
        mounts,
        frontMounts,
        guarded,
        base: devBase,
        shared,
        budgetFile: budgetFile(name),
      }),
    ],
    stats: 'errors-warnings',
  };
  return withDevServer(config, { name });
}
