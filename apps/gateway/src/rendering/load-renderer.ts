import * as asyncHooks from 'node:async_hooks';
import * as crypto from 'node:crypto';
import * as stream from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import * as util from 'node:util';
import type { PageRenderer, RemoteServerBundle, ShellServerBundle } from '@zaino/contracts/shared';
import { evaluateBundle } from './evaluate-bundle';
import { watchGlobals } from './guarded-globals';
import type { BundleSource, Started, WorkerInput } from './worker-messages';

/** What React's renderer needs of Node; a remote gets the shell's shared modules only. */
const allowedToShell = {
  async_hooks: asyncHooks,
  'node:async_hooks': asyncHooks,
  crypto,
  'node:crypto': crypto,
  stream,
  'node:stream': stream,
  util,
  'node:util': util,
};

/** Any address will do: only what stands around the page is drawn. */
const SAMPLE_PAGE = { url: 'http://localhost/', headers: {}, timeLimitMs: 1000 };

/** A bundle that cannot be used. */
export class BundleRefused extends Error {
  constructor(
    readonly app: string,
    cause: unknown,
  ) {
    super(`The bundle of ${app} cannot be used`, { cause });
    this.name = 'BundleRefused';
  }
}

/**
 * Loads shell and remotes and draws the frame once: what does not work at all is found out before any page
 * is asked for. `onLoading` hears whose code runs next. Rejects with `BundleRefused`.
 */
export async function loadRenderer(
  { releases, shell, remotes, company }: WorkerInput,
  onLoading: (app: string) => void,
): Promise<{ renderer: PageRenderer; started: Started }> {
  const changed = watchGlobals();
  const evaluated = new Map<string, ReturnType<typeof evaluateBundle>>();

  async function load<Exports>(source: BundleSource, use: () => Exports): Promise<Exports> {
    onLoading(source.app);
    try {
      const used = use();
      // What it left to do for later belongs to it as well.
      await nextTurn();
      const name = changed();
      if (name !== undefined) throw new Error(`it changes ${name}, which others use`);
      return used;
    } catch (error) {
      throw new BundleRefused(source.app, error);
    }
  }

  function evaluate(source: BundleSource, allowed: Record<string, unknown>): unknown {
    const bundle = evaluateBundle(source, allowed);
    evaluated.set(source.app, bundle);
    return bundle.exports;
  }

  const { shared, createRenderer } = await load(
    shell,
    () => evaluate(shell, allowedToShell) as ShellServerBundle,
  );
  const bundles: Record<string, RemoteServerBundle> = {};
  for (const source of remotes) {
    bundles[source.app] = await load(source, () => {
      const bundle = evaluate(source, shared) as RemoteServerBundle;
      if (!Array.isArray(bundle.routes)) throw new Error('it exports no routes');
      // Routes that the router does not take, or that cannot be told of, are this remote's fault.
      structuredClone(createRenderer(releases, { [source.app]: bundle }, company).patterns);
      return bundle;
    });
  }
  const renderer = await load(shell, () => createRenderer(releases, bundles, company));
  const triedOut = await tryOut(renderer, shell.app);
  // By now it knows what of them is used at all.
  const compiled = Object.fromEntries([...evaluated].map(([app, one]) => [app, one.compiled()]));
  return { renderer, started: { ...triedOut, compiled } };
}

async function tryOut(renderer: PageRenderer, app: string): Promise<Omit<Started, 'compiled'>> {
  try {
    const { html } = await renderer.render(
      { ...SAMPLE_PAGE, isFrameOnly: true },
      { onDraw: () => undefined },
    );
    return { patterns: renderer.patterns, frame: html };
  } catch (error) {
    throw new BundleRefused(app, error);
  }
}
