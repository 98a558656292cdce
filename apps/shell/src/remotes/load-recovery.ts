/** What comes in the place of a page that failed: its own chunk, since few do. */
export const loadRecovery = () => import(/* webpackChunkName: 'recovery' */ './recovery');
