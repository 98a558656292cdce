import type { LoadedRelease } from '../releases/loaded-release';

/** Of the sets of before, too: the way back is as short as the way forth. A tenth of a megabyte each. */
const MOST_BUNDLES = 50;

type Bundle = Pick<LoadedRelease, 'chosen' | 'release'>;

/**
 * What V8 has made of bundles, by the hash of their text. Another thread that runs the same bundle begins in a tenth of
 * the time: when one app of a set changes, and when it goes back, all others are known.
 */
export class CompiledBundles {
  /** The one used least recently first. */
  private readonly kept = new Map<string, Uint8Array>();

  /** Undefined where it never ran, or not lately. */
  of(bundle: Bundle): Uint8Array | undefined {
    const key = keyOf(bundle);
    const compiled = this.kept.get(key);
    if (compiled) this.keep(bundle, compiled);
    return compiled;
  }

  keep(bundle: Bundle, compiled: Uint8Array | undefined): void {
    const key = keyOf(bundle);
    this.kept.delete(key);
    if (!compiled) return;
    this.kept.set(key, compiled);
    const [oldest = ''] = this.kept.keys();
    if (this.kept.size > MOST_BUNDLES) this.kept.delete(oldest);
  }
}

/** Its text was compared with that hash when it was read. */
const keyOf = ({ chosen, release }: Bundle) => `${chosen.app} ${release.server?.integrity ?? ''}`;
