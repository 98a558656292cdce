import { serviceConfig } from '../../tools/webpack/service.mjs';
import { serviceWorkerConfig } from '../../tools/webpack/service-worker.mjs';

export default [
  serviceConfig({
    name: 'gateway',
    entry: { main: './src/main.ts', 'render-worker': './src/rendering/render-worker.ts' },
  }),
  serviceWorkerConfig({ app: 'gateway', entry: './src/offline/worker/service-worker.ts' }),
];
