export * from './anonymous-page';
export * from './api';
export * from './endpoints';
export * from './page-view';
export * from './visits';
