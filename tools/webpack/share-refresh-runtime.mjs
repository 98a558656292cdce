import * as runtime from 'react-refresh/runtime';

// Development only: remotes take the shell's refresh runtime from here (their externals say so).
globalThis.__zaino_refresh__ = runtime;
