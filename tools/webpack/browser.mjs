import { constants } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { isProduction, resolve, swcRule, workspaceRoot } from './base.mjs';
import { devBase, devPort, withDevServer } from './dev-server.mjs';
import { ReleaseManifestPlugin } from './release-manifest-plugin.mjs';

/** Class names are the app's own: remotes of other ages may carry other versions of the same component. */
const cssRules = (name) => [
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    sideEffects: true,
    use: [MiniCssExtractPlugin.loader, 'css-loader'],
  },
  {
    test: /\.module\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          modules: {
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentHashSalt: name,
            localIdentName: '[name]-[local]-[hash:base64:5]',
          },
        },
      },
    ],
  },
];

const brand = new webpack.DefinePlugin({
  __BRAND__: JSON.stringify({ name: process.env.BRAND_NAME, domain: process.env.BRAND_DOMAIN }),
});

const precompress = [
  new CompressionPlugin({ test: /\.(js|css|svg)$/, threshold: 512, minRatio: 1 }),
  new CompressionPlugin({
    test: /\.(js|css|svg)$/,
    threshold: 512,
    minRatio: 1,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];

/**
 * webpack configuration of one browser app: files named by their content, pre-compressed, listed in
 * `release.json` for the gateway. `mounts` are the paths below which the app's pages live.
 */
export function browserConfig({ name, mounts, entry, plugins }) {
  const config = {
    name,
    context: `${workspaceRoot}apps/${name}`,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    entry,
    output: {
      path: `${workspaceRoot}dist/apps/${name}`,
      publicPath: 'auto',
      uniqueName: name,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    resolve,
    module: {
      rules: [
        swcRule({ target: 'es2022', react: true, refresh: devPort > 0 }),
        ...cssRules(name),
        { test: /\/icon\.svg$/, type: 'asset/resource', generator: { filename: 'icon.svg' } },
        { test: /(?<!\/icon)\.(svg|woff2|png|webp|avif)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash].css',
        chunkFilename: '[name].[contenthash].css',
        ignoreOrder: true,
      }),
      brand,
      ...plugins,
      ...(isProduction ? precompress : []),
      new ReleaseManifestPlugin({ name, mounts, base: devBase }),
    ],
    stats: 'errors-warnings',
  };
  return withDevServer(config, { name });
}
