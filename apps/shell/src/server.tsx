import type {
  PageRenderer,
  ReleaseSet,
  RemoteServerBundle,
  ShellServerBundle,
} from '@zaino/contracts/shared';
import * as cart from '@zaino/web/cart';
import * as consent from '@zaino/web/consent';
import * as router from '@zaino/web/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { PagesOnServer } from './server/pages-on-server';

/** The shared modules as the shell's browser build provides them (tools/webpack/shared-modules.mjs). */
export const shared: ShellServerBundle['shared'] = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@zaino/web/router': router,
  '@zaino/web/cart': cart,
  '@zaino/web/consent': consent,
};

/** Renders shell and remotes of one release set; the gateway calls it in its render workers. */
export function createRenderer(
  releases: ReleaseSet,
  remotes: Record<string, RemoteServerBundle>,
): PageRenderer {
  return new PagesOnServer(releases, remotes);
}
