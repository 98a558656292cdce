export * from './adoption';
export * from './endpoints';
export * from './school';
