import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { workspaceRoot } from './layout.ts';
import { devBase, devPort } from './dev-port.mjs';

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
