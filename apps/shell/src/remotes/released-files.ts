import type { ReleaseSet } from '@zaino/contracts/shared';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}

declare global {
  /**
   * Gives a script or stylesheet its address, integrity, cross-origin mode and priority; throws for a file that is in no
   * release of this page. The chunks of shell and remotes come through it (tools/webpack/integrity-plugin.mjs).
   */
  var __zaino_file__: (element: HTMLScriptElement | HTMLLinkElement, url: string) => void;
  /** Trusted Types, as far as they are used here; not every browser has them. */
  var trustedTypes:
    | { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }
    | undefined;
}

/** An address of a released file as something that runs; throws for a file of no release, and before there are any. */
export let releasedScript: (url: string) => string = () => {
  throw new TypeError('No releases yet');
};

/**
 * Makes the page's releases the only source of code, every file with its integrity. Called once, before the
 * first of them is asked for.
 */
export function guardReleasedFiles(releases: ReleaseSet): void {
  const rules: ScriptPolicy = {
    createScriptURL: (url) => {
      integrityOf(url, releases);
      return url;
    },
  };
  const policy = globalThis.trustedTypes?.createPolicy('zaino', rules) ?? rules;
  releasedScript = (url) => policy.createScriptURL(url);
  const asked = new Map<string, number>();
  let failures = 0;

  globalThis.__zaino_file__ = (element, url) => {
    const file = withoutRetries(url);
    const times = asked.get(file) ?? 0;
    asked.set(file, times + 1);
    // The browser keeps a damaged file in its cache and a failed preload for its first user: both by address.
    const retry = times + failures;
    const address = retry === 0 ? file : `${file}?retry=${retry}`;
    element.integrity = integrityOf(address, releases);
    element.crossOrigin = 'anonymous';
    // Somebody waits for the page, but not for all the images of the one before.
    element.fetchPriority = 'high';
    element.addEventListener('error', () => (failures += 1));
    if (element instanceof HTMLScriptElement) element.src = policy.createScriptURL(address);
    else element.href = address;
  };
}

const withoutRetries = (url: string) => url.replace(/(\?retry=\d+)+$/, '');

/** Throws for a file of no release. Dev servers' files change all the time: any of theirs will do. */
function integrityOf(url: string, { shell, remotes }: ReleaseSet): string {
  const file = withoutRetries(url);
  for (const { base, integrity } of [shell, ...remotes]) {
    const folder = new URL(base, location.href).href;
    const files = Object.entries(integrity);
    if (files.length === 0 && file.startsWith(folder)) return '';
    const known = files.find(([name]) => folder + name === file);
    if (known) return known[1];
  }
  throw new TypeError(`Not a file of this page's releases: ${url}`);
}
