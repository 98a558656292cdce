import { remoteConfig } from '../../tools/webpack/remote.mjs';

export default remoteConfig({
  name: 'bookshops',
  mounts: ['/dashboard/banco', '/dashboard/ordini', '/for-libraries', '/librerie'],
});
