export * from './admin-bookshop';
export * from './admin-endpoints';
export * from './api';
export * from './endpoints';
export * from './errors';
export * from './opening';
export * from './pickup-point';
export * from './tenant';
