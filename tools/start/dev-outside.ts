import { config, workspaceRoot } from '@zaino/tools/machine/config';
import { runMain, UserError } from '@zaino/tools/machine/user-error';
import { ownApp } from '@zaino/tools/release/own-app';
import { serveAlone } from './alone/serve-alone';
import { parseInto, serveInto, shopAt } from './serve-into';

const usage = `Usage:
  npm run dev -- --into <address of a shop>   into the shop; RELEASES_URL names it where --into does not
  npm run dev -- --alone                      without a shop: in the shell that came with the packages`;

/** `npm run dev` of a team outside this repository, for its one app, which need not be named. */
await runMain(() => {
  const given = process.argv.slice(2);
  const others = given.filter((word) => word !== '--alone');
  const isAlone = others.length < given.length;
  const app = ownApp();
  const { app: named = app, into } = parseInto(others, usage);
  if (named !== app) throw new UserError(`This repository is ${app}, not ${named}.\n${usage}`);
  if (isAlone && into !== undefined) throw new UserError(usage);
  const sources = { app, root: workspaceRoot, settings: 'webpack.config.mjs' };
  if (isAlone) return serveAlone(sources, import.meta.dirname);
  const shop = into ?? config.releasesUrl;
  if (shop === undefined) throw new UserError(`No shop is named.\n${usage}`);
  return serveInto(sources, shopAt(shop));
});
process.exit();
