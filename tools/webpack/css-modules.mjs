/** css-loader for an app's modules. Class names are the app's own: remotes of other ages may carry other versions of the same component. */
export const cssModules = (name, modules = {}) => ({
  loader: 'css-loader',
  options: {
    modules: {
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentHashSalt: name,
      localIdentName: '[name]-[local]-[hash:base64:5]',
      ...modules,
    },
  },
});
