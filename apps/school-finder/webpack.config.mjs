import { remoteConfig } from '../../tools/webpack/remote.mjs';

export default remoteConfig({ name: 'school-finder', mounts: ['/search', '/school', '/scuola'] });
