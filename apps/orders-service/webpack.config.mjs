import { serviceConfig } from '../../tools/webpack/service.mjs';

export default serviceConfig({
  name: 'orders-service',
  entry: { main: './src/main.ts', worker: './src/worker.ts', cli: './src/cli.ts' },
});
