export * from './anonymous-page';
export * from './api';
export * from './endpoints';
export * from './internal-endpoints';
export * from './page-view';
export * from './release-health';
export * from './timing-scale';
export * from './visits';
