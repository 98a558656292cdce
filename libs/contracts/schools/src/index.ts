export * from './adoption';
export * from './cover';
export * from './endpoints';
export * from './school';
