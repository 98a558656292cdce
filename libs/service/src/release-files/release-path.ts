/** `<app>/<version>/<file>`: segments with slashes between, none of which is empty or leads elsewhere. */
const segment = /^(?!\.{1,2}$)[^/\\\0]+$/;

/** Whether a path can only be one of a release's files. */
export function isReleasePath(path: string): boolean {
  return path.split('/').every((one) => segment.test(one));
}

/** Throws for a path that leads out of the release files, or to all of them. */
export function requireReleasePath(path: string): void {
  if (!isReleasePath(path)) throw new Error(`${path} is outside the release files`);
}
