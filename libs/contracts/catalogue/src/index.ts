export * from './admin-endpoints';
export * from './api';
export * from './endpoints';
export * from './errors';
export * from './internal-endpoints';
export * from './limits';
export * from './list';
export * from './product';
