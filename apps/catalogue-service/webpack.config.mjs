import { serviceConfig } from '../../tools/webpack/service.mjs';

export default serviceConfig({
  name: 'catalogue-service',
  entry: { main: './src/main.ts', cli: './src/cli.ts' },
});
