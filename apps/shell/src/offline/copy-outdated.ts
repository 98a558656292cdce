/** Event of the window: what the page shows has changed on the server, and its copy has not. */
export const COPY_OUTDATED = 'zaino:copy-outdated';
