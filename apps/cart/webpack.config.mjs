import { remoteConfig } from '../../tools/webpack/remote.mjs';

export default remoteConfig({
  name: 'cart',
  mounts: ['/cart', '/checkout', '/orders', '/tracking'],
});
