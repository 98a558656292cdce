import { remoteConfig } from '../../tools/webpack/remote.mjs';

export default remoteConfig({ name: 'admin', mounts: ['/admin'], guarded: true });
