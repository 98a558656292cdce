import { serviceConfig } from '../../tools/webpack/service.mjs';

export default serviceConfig({
  name: 'gateway',
  entry: { main: './src/main.ts', 'render-worker': './src/rendering/render-worker.ts' },
});
