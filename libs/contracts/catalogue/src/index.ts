export * from './admin-endpoints';
export * from './endpoints';
export * from './errors';
export * from './internal-endpoints';
export * from './limits';
export * from './list';
export * from './new-product';
export * from './product';
