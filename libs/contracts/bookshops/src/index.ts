export * from './endpoints';
export * from './tenant';
