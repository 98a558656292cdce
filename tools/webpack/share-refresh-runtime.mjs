import * as runtime from 'react-refresh/runtime';

/**
 * Development only: remotes take the shell's refresh runtime from here (their externals say so). Each one's
 * components go under its own name, for modules of two apps may have the same one.
 */
globalThis.__zaino_refresh__ = (app) => ({
  ...runtime,
  // The shell has done that already.
  injectIntoGlobalHook: () => undefined,
  register: (type, id) => runtime.register(type, `${app} ${id}`),
});
