import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { workspaceRoot } from './layout.ts';
import { devBase, devPort, devShop } from './dev-port.mjs';
import { TellBuildsPlugin } from './tell-builds-plugin.mjs';

function shareRefreshRuntime(entry) {
  const first = join(workspaceRoot, 'tools/webpack/share-refresh-runtime.mjs');
  return Object.fromEntries(Object.entries(entry).map(([name, file]) => [name, [first, file]]));
}

/**
 * A remote takes React's refresh runtime from the shell, by whatever path it is asked for: a component keeps its
 * state only where the runtime that registers it is the one that listens to React.
 */
function takeRefreshRuntime(name) {
  return ({ request }, callback) =>
    /react-refresh\/runtime(\.js)?$/.test(request)
      ? callback(null, `var __zaino_refresh__('${name}')`)
      : callback();
}

/**
 * Turns a browser configuration into one for `webpack serve` with hot reload inside the shell. All apps use
 * the shell's copy of React's refresh runtime, so that a component keeps its state across remotes.
 */
export function withDevServer(config, { name }) {
  if (!devPort) return config;
  if (devShop) return intoShop(config, { name });
  return {
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: {
      ...config.output,
      publicPath: devBase,
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: false,
    },
    entry: name === 'shell' ? shareRefreshRuntime(config.entry) : config.entry,
    externals: name === 'shell' ? {} : takeRefreshRuntime(name),
    // While the sources have an error the last good files are served.
    optimization: { ...config.optimization, emitOnErrors: false },
    plugins: [...config.plugins, new ReactRefreshPlugin({ library: name, overlay: false })],
    devServer: {
      host: '127.0.0.1',
      port: devPort,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: {
        webSocketURL: `ws://127.0.0.1:${devPort}/ws`,
        overlay: false,
        logging: 'warn',
      },
      devMiddleware: { writeToDisk: (file) => file.endsWith('release.json') },
      static: false,
    },
  };
}

/** For that shop's pages alone, also where a browser asks first whether a page of the web may have what is on this machine. */
const forShop = {
  'access-control-allow-origin': devShop,
  'access-control-allow-private-network': 'true',
  vary: 'origin',
};

const guardFiles = {
  name: 'guard-files',
  middleware: ({ method, headers }, response, next) => {
    // A tag in any page of the web may ask without being asked who it is: of the sources it gets the images.
    const isUnasked =
      headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'no-cors';
    if (method === 'OPTIONS') response.writeHead(204, forShop).end();
    else if (isUnasked && headers['sec-fetch-dest'] !== 'image') response.writeHead(403).end();
    else next();
  },
};

/**
 * The same for a page of the live shop, whose React is the production one, and whose pages load files by the shop's own
 * rules: built as a release is, but for its size. The page is loaded anew when the sources change.
 */
function intoShop(config, { name }) {
  return {
    ...config,
    devtool: 'cheap-module-source-map',
    output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js', clean: false },
    optimization: { ...config.optimization, minimize: false, emitOnErrors: false },
    plugins: [...config.plugins, new TellBuildsPlugin({ name })],
    devServer: {
      host: '127.0.0.1',
      port: devPort,
      hot: false,
      liveReload: true,
      allowedHosts: ['localhost', '127.0.0.1', new URL(devShop).hostname],
      headers: forShop,
      setupMiddlewares: (middlewares) => [guardFiles, ...middlewares],
      client: {
        webSocketURL: `ws://localhost:${devPort}/ws`,
        overlay: false,
        logging: 'warn',
      },
      static: false,
    },
  };
}
