import { isProduction } from './base.mjs';

/** css-loader for an app's modules. Class names are the app's own: remotes of other ages may carry other versions of the same component. */
export const cssModules = (name, modules = {}) => ({
  loader: 'css-loader',
  options: {
    modules: {
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentHashSalt: name,
      // A page names its classes some hundred times: a quarter of its HTML with names that people can read.
      localIdentName: isProduction ? '[hash:base64:5]' : '[name]-[local]-[hash:base64:5]',
      ...modules,
    },
  },
});
