/** Packages that ship ES modules only: jest's own loader needs them compiled. */
const esmOnly = ['@tanstack'];

const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
};

/** How jest's own loader compiles sources, and packages that are written as these are. */
export const compilation = (packages = []) => ({
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${[...esmOnly, ...packages].join('|')})/)`],
});

/** What stands for styles and images in tests; `folder` is that of these files. */
export const styles = (folder) => ({
  '\\.module\\.css$': `${folder}/css-module.mjs`,
  '\\.(css|svg|woff2)$': `${folder}/empty-module.mjs`,
});
