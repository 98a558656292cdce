export * from './api';
export * from './endpoints';
export * from './errors';
export * from './pickup-point';
export * from './tenant';
