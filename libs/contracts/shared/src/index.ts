export * from './endpoint';
export * from './problem';
export * from './release';
export * from './release-set';
