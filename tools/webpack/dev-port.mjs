import { join } from 'node:path';
import { workspaceRoot } from './layout.ts';

/** Port of the app's dev server; 0 for a build. */
export const devPort = Number(process.env.DEV_PORT ?? 0);

/** Origin of the live shop into which the app is served from here (`npm run dev -- <app> --into …`); undefined otherwise. */
export const devShop = process.env.DEV_INTO;

/** Whether that shop is nothing but the shell, without any service (`npm run dev -- --alone` of a team outside). */
export const isAlone = process.env.DEV_ALONE === 'true';

/** Where the app's dev server serves its files. */
export const devBase = devPort > 0 ? `http://127.0.0.1:${devPort}/` : undefined;

/** Folder that tells the gateway of the dev servers, in the form of published releases. */
export const devFolder = (name) => join(workspaceRoot, '.local/dev-releases', name, 'dev');
