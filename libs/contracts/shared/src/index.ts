export * from './endpoint';
export * from './problem';
