import { readdirSync } from 'node:fs';
import webpack from 'webpack';
import { contractsFolder, isOutside, workspaceRoot } from './layout.ts';
import { packagesOfOthers } from './own-sources.ts';

const lib = (path) => `${workspaceRoot}libs/${path}`;

/** The same as in tsconfig.base.json; contracts resolve through their index. */
const aliases = () => ({
  ...Object.fromEntries(
    readdirSync(contractsFolder).map((domain) => [
      `@zaino/contracts/${domain}`,
      `${contractsFolder}/${domain}/src/index.ts`,
    ]),
  ),
  '@zaino/rules': lib('rules/src'),
  '@zaino/ui': lib('ui/src'),
  '@zaino/web': lib('web/src'),
  '@zaino/data-table': lib('data-table/src'),
  '@zaino/charts': lib('charts/src'),
  '@zaino/buying': lib('buying/src'),
  '@zaino/order-commands': lib('order-commands/src'),
  '@zaino/scanning': lib('scanning/src'),
  '@zaino/service': lib('service/src'),
});

export const isProduction = process.env.NODE_ENV !== 'development';

/** Outside this repository our libs are packages. */
export const resolve = {
  extensions: ['.tsx', '.ts', '.js', '.json'],
  alias: isOutside ? {} : aliases(),
};

/** Compiles TypeScript; `react` adds JSX (with fast refresh in development), `decorators` Nest's and TypeORM's. */
export function swcRule({ target, react, refresh = false, decorators = false }) {
  return {
    test: /\.tsx?$/,
    exclude: packagesOfOthers,
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          target,
          parser: { syntax: 'typescript', tsx: true, decorators },
          keepClassNames: decorators,
          transform: {
            legacyDecorator: decorators,
            decoratorMetadata: decorators,
            ...(react && { react: { runtime: 'automatic', refresh } }),
          },
        },
      },
    },
  };
}

/** Gives the sources the shop's name and domain. */
export const brandPlugin = () =>
  new webpack.DefinePlugin({
    __BRAND__: JSON.stringify({ name: process.env.BRAND_NAME, domain: process.env.BRAND_DOMAIN }),
  });
