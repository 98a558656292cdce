import {
  COMPANY_ELEMENT,
  demoCompany,
  RELEASE_SET_ELEMENT,
  type Release,
  type ReleaseSet,
  type RemoteRelease,
} from '@zaino/contracts/shared';
import { inertJson } from '@zaino/service/inert-json';

/** What an app's dev server has beside the app where there is no shop (tools/webpack/dev-answers.mjs). */
const ANSWERS = 'answers.js';

/**
 * A page of a shell, whose files are at `base`, and one app, which the browser draws by itself: the services' stand-in
 * comes before the shell.
 */
export function lonePage(shell: Release, base: string, app: RemoteRelease): string {
  const { version, integrity, entry } = shell;
  const set: ReleaseSet = { shell: { version, base, integrity }, remotes: [app] };
  const styles = entry.filter((file) => file.endsWith('.css'));
  const scripts = entry.filter((file) => file.endsWith('.js'));
  return [
    '<!doctype html><html lang="it"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}" crossorigin>`),
    `<script defer src="${app.base}${ANSWERS}" crossorigin></script>`,
    ...scripts.map((file) => `<script defer src="${base}${file}" crossorigin></script>`),
    inertJson(RELEASE_SET_ELEMENT, JSON.stringify(set)),
    inertJson(COMPANY_ELEMENT, JSON.stringify(demoCompany)),
    '</head><body><div id="root"></div></body></html>',
  ].join('');
}

/** Before the app's first build that is good. */
export const notBuiltPage = (app: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="1"><title>${app}</title></head><body><p>${app} is not built yet; the terminal says why where that takes long.</p></body></html>`;
