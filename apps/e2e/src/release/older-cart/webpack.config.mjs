import { fileURLToPath } from 'node:url';
import { remoteConfig } from '../../../../../tools/webpack/remote.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));
const { OLDER_CART_OUTPUT: output, OLDER_CART_ROUTER: router = '^1.0.0' } = process.env;

const ranges = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  '@zaino/web/router': router,
  '@zaino/web/cart': '^1.0.0',
};

const [server, browser] = remoteConfig({ name: 'cart', mounts: ['/cart'], ranges });

const older = (config, path) => ({
  ...config,
  context: folder,
  output: { ...config.output, path },
});

/** The cart as a bookshop may have released it long ago: an older libs/web, and ranges of that age. */
export default [older(server, `${output}/server`), older(browser, output)];
