export * from './endpoint';
export * from './invalidation';
export * from './problem';
export * from './release';
export * from './release-set';
export * from './server-render';
export * from './session';
export * from './session-user';
