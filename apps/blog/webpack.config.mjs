import { remoteConfig } from '../../tools/webpack/remote.mjs';

export default remoteConfig({ name: 'blog', mounts: ['/blog'] });
