import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { ownApp } from '@zaino/tools/release/own-app';
import { parseInto, serveInto, shopAt } from './serve-into';

const usage = `Usage: npm run dev -- --into <address of a shop>
RELEASES_URL names the shop where --into does not.`;

/** `npm run dev` of a team outside this repository: serves its one app, which need not be named, into a shop. */
await runMain(() => {
  const app = ownApp();
  const { app: named = app, into = config.releasesUrl } = parseInto(process.argv.slice(2), usage);
  if (named !== app) throw new UserError(`This repository is ${app}, not ${named}.\n${usage}`);
  if (into === undefined) throw new UserError(`No shop is named.\n${usage}`);
  return serveInto(
    { app, shop: shopAt(into) },
    { root: workspaceRoot, settings: 'webpack.config.mjs' },
  );
});
process.exit();
