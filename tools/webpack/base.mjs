import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';

export const workspaceRoot = fileURLToPath(new URL('../../', import.meta.url));

const lib = (path) => `${workspaceRoot}libs/${path}`;

const contracts = Object.fromEntries(
  readdirSync(lib('contracts')).map((domain) => [
    `@zaino/contracts/${domain}`,
    lib(`contracts/${domain}/src/index.ts`),
  ]),
);

export const isProduction = process.env.NODE_ENV !== 'development';

/** The same aliases as tsconfig.base.json; contracts resolve through their index. */
export const resolve = {
  extensions: ['.tsx', '.ts', '.js', '.json'],
  alias: {
    ...contracts,
    '@zaino/rules': lib('rules/src'),
    '@zaino/ui': lib('ui/src'),
    '@zaino/web': lib('web/src'),
    '@zaino/data-table': lib('data-table/src'),
    '@zaino/charts': lib('charts/src'),
    '@zaino/buying': lib('buying/src'),
    '@zaino/order-commands': lib('order-commands/src'),
    '@zaino/scanning': lib('scanning/src'),
    '@zaino/service': lib('service/src'),
  },
};

/** Compiles TypeScript; `react` adds JSX (with fast refresh in development), `decorators` Nest's and TypeORM's. */
export function swcRule({ target, react, refresh = false, decorators = false }) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
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
