import { shellConfig } from '../../tools/webpack/shell.mjs';

export default shellConfig({ mounts: ['/'] });
