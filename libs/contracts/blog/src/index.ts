export * from './admin-endpoints';
export * from './api';
export * from './article';
export * from './comment';
export * from './endpoints';
export * from './errors';
export * from './limits';
