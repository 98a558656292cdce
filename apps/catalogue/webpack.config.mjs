import { remoteConfig } from '../../tools/webpack/remote.mjs';

export default remoteConfig({
  name: 'catalogue',
  mounts: ['/products', '/preferiti', '/materiale'],
});
