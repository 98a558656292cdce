import { releasedScript } from '../remotes/released-files';

/** Starts a file of the shell's release as a worker; the build makes one of what is named here (tools/webpack/browser.mjs). */
export function startWorker(url: URL): Worker {
  return new Worker(releasedScript(url.href));
}
