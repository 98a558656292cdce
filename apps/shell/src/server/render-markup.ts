import { Writable } from 'node:stream';
import type { RenderFailure } from '@zaino/contracts/shared';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

interface Drawn {
  html: string;
  failures: RenderFailure[];
}

/**
 * Draws a tree to markup. It is sent when all of it is there: then no boundary has to be filled in later,
 * which only an inline script could do. A part that throws, or waits for longer than `limitMs`, is left to
 * the browser behind the nearest Suspense boundary's fallback. Rejects when nothing could be drawn at all.
 */
export async function renderMarkup(tree: ReactNode, limitMs: number): Promise<Drawn> {
  const html = drawAtOnce(tree);
  return html === undefined ? drawInParts(tree, limitMs) : { html, failures: [] };
}

/** What React writes in front of a part that it leaves to the browser. */
const LEFT_TO_BROWSER = '<!--$!-->';

/**
 * In one go, a quarter faster. It cannot wait, and does not say what has thrown: undefined where a part waits or
 * throws.
 */
function drawAtOnce(tree: ReactNode): string | undefined {
  try {
    const html = renderToString(tree);
    return html.includes(LEFT_TO_BROWSER) ? undefined : html;
  } catch {
    return undefined;
  }
}

function drawInParts(tree: ReactNode, limitMs: number): Promise<Drawn> {
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
