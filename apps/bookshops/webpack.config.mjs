import { remoteConfig } from '../../tools/webpack/remote.mjs';

export default remoteConfig({
  name: 'bookshops',
  mounts: ['/dashboard/numeri', '/dashboard/ordini', '/dashboard/piano', '/for-libraries', '/librerie'],
});
