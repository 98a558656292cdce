import { remoteConfig } from '../../tools/webpack/remote.mjs';

export default remoteConfig({
  name: 'bookshops',
  mounts: [
    '/dashboard/arrivi',
    '/dashboard/banco',
    '/dashboard/cedole',
    '/dashboard/colleghi',
    '/dashboard/da-ordinare',
    '/dashboard/negozio',
    '/dashboard/numeri',
    '/dashboard/ordini',
    '/dashboard/pagamenti',
    '/dashboard/piano',
    '/dashboard/previsione',
    '/dashboard/usato',
    '/for-libraries',
    '/librerie',
  ],
  frontMounts: ['/'],
});
