import { releasedScript } from '../remotes/released-files';

/**
 * A file of the shell's release that runs as a worker; the build makes one of what `new` is given
 * (tools/webpack/browser.mjs). Throws where the browser starts none.
 */
export class ReleasedWorker {
  private readonly worker: Worker;

  constructor(url: URL) {
    this.worker = new Worker(releasedScript(url.href));
  }

  /** Its one answer to a message; then it is ended. Rejects where it does not run, and once the signal is aborted. */
  ask<Answer>(message: unknown, signal: AbortSignal): Promise<Answer> {
    const { worker } = this;
    return new Promise<Answer>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
      worker.onerror = () => reject(new Error('The worker does not run'));
      signal.addEventListener('abort', () => reject(new Error('It takes too long')));
      worker.postMessage(message);
    }).finally(() => worker.terminate());
  }
}
