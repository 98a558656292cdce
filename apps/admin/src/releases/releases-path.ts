/** Where what is live stands, and who may release it. */
export const RELEASES_PATH = '/admin/releases';
export const TEAMS_PATH = '/admin/releases/teams';
export const PREVIEWS_PATH = '/admin/releases/previews';
export const OUTSIDE_PATH = '/admin/releases/outside';

/** The page of one app. */
export const appPath = (app: string) => `${RELEASES_PATH}/${encodeURIComponent(app)}`;

/** From a page below the overview back to it. */
export const releasesTrail = [{ text: 'Versioni pubblicate', to: RELEASES_PATH }];
