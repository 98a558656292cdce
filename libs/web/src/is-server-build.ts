declare const __BROWSER_BUILD__: true | undefined;

/**
 * Whether the build is a server's. What only a server says of a page (`PageMeta`) stands behind it, so that a browser's
 * files are without. Tests run without a build, and have all of it.
 */
export const isServerBuild = typeof __BROWSER_BUILD__ === 'undefined';
