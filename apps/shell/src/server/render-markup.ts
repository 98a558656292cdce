import { Writable } from 'node:stream';
import type { RenderFailure } from '@zaino/contracts/shared';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Draws a tree to markup. It is sent when all of it is there: then no boundary has to be filled in later,
 * which only an inline script could do. A part that throws, or waits for longer than `limitMs`, is left to
 * the browser behind the nearest Suspense boundary's fallback. Rejects when nothing could be drawn at all.
 */
export function renderMarkup(
  tree: ReactNode,
  limitMs: number,
): Promise<{ html: string; failures: RenderFailure[] }> {
  const failures: RenderFailure[] = [];
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => abort(new Error(`not drawn within ${limitMs} ms`)), limitMs);
    const { pipe, abort } = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error, { componentStack }) {
        const route = /^\s*at (\w+)/.exec(componentStack ?? '')?.[1] ?? '';
        failures.push({ phase: 'render', route, reason: String(error) });
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onAllReady() {
        clearTimeout(timer);
        pipe(collect((html) => resolve({ html, failures })));
      },
    });
  });
}

function collect(onEnd: (text: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(pieces).toString());
      done();
    },
  });
}
