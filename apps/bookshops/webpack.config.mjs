import { remoteConfig } from '../../tools/webpack/remote.mjs';

export default remoteConfig({
  name: 'bookshops',
  mounts: [
    '/dashboard/arrivi',
    '/dashboard/da-ordinare',
    '/dashboard/ordini',
    '/for-libraries',
    '/librerie',
  ],
});
