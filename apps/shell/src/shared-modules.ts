import * as cart from '@zaino/web/cart';
import * as company from '@zaino/web/company';
import * as consent from '@zaino/web/consent';
import * as router from '@zaino/web/router';
import * as session from '@zaino/web/session';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** What every remote takes from the shell, in the browser as on the server (tools/webpack/shared-modules.mjs). */
export const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@zaino/web/router': router,
  '@zaino/web/cart': cart,
  '@zaino/web/company': company,
  '@zaino/web/consent': consent,
  '@zaino/web/session': session,
};
