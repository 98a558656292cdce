export * from './account';
export * from './admin';
export * from './endpoints';
export * from './errors';
export * from './limits';
export * from './provider';
export * from './security-log';
export * from './session-list';
