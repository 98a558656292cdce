export * from './adoption';
export * from './api';
export * from './cover';
export * from './endpoints';
export * from './internal-endpoints';
export * from './school';
export * from './share-images';
export * from './stats-endpoints';
