import { serviceConfig } from '../../tools/webpack/service.mjs';

export default serviceConfig({
  name: 'releases-service',
  entry: { main: './src/main.ts', cli: './src/cli.ts' },
});
