import { serviceConfig } from '../../webpack/service.mjs';

const root = new URL('../../../', import.meta.url).pathname;

/** The service with a route for every kind of access that the guard's tests use, built like a real one. */
export default {
  ...serviceConfig({
    name: 'guarded-service',
    entry: { main: `${root}libs/service/src/testing/guarded-service.ts` },
  }),
  context: root,
};
