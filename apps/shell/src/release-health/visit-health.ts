import type { ReleaseHealth } from '@zaino/contracts/analytics';
import { type ReleasedFiles, type ReleaseSet, remoteAt } from '@zaino/contracts/shared';

/** What is known of a visit at its end. */
export interface EndedVisit {
  /** Path of the page that was loaded. */
  pathname: string;
  /** Whether the server has drawn it. */
  isRendered: boolean;
  /** Addresses of all files that were loaded. */
  files: readonly string[];
  /** Events of what went wrong. */
  heard: readonly Event[];
  /** In milliseconds; null where the browser does not tell. */
  lcp: number | null;
  inp: number | null;
}

interface App extends ReleasedFiles {
  name: string;
}

interface Failure {
  name: string;
  isLoad: boolean;
}

/** How the visit went for each app whose code it has loaded. */
export function visitHealth(releases: ReleaseSet, visit: EndedVisit): ReleaseHealth {
  const shell = { ...releases.shell, name: 'shell' };
  const apps: App[] = [shell, ...releases.remotes];
  const failures = visit.heard.flatMap((event) => failureIn(event, apps) ?? []);
  const own = remoteAt(visit.pathname, releases)?.name ?? shell.name;
  const isUsed = ({ name, base }: App) =>
    [shell.name, own].includes(name) ||
    failures.some((failure) => failure.name === name) ||
    visit.files.some((file) => file.includes(base));
  return {
    apps: apps.filter(isUsed).map(({ name, version }) => {
      const has = (isLoad: boolean) =>
        failures.some((failure) => failure.name === name && failure.isLoad === isLoad);
      return {
        app: name,
        version,
        hasError: has(false),
        hasFailedLoad: has(true),
        isUnrendered: name === own && !visit.isRendered,
        lcp: [shell.name, own].includes(name) ? visit.lcp : null,
        inp: visit.inp,
      };
    }),
  };
}

/** Whose failure an event tells of; undefined where it is none of ours. */
function failureIn(event: Event, apps: readonly App[]): Failure | undefined {
  const { target } = event;
  if (target instanceof HTMLScriptElement) return failureAt(target.src, apps, true);
  if (target instanceof HTMLLinkElement) return failureAt(target.href, apps, true);
  const { name = '', message = '', stack = '' } = errorIn(event);
  if (name === 'AbortError') return undefined;
  if (name === 'RemoteLoadError') {
    const remote = apps.find((app) => message.includes(` ${app.name} `));
    return remote && { name: remote.name, isLoad: true };
  }
  const file = event instanceof ErrorEvent ? event.filename : '';
  return failureAt(`${file}\n${stack}`, apps, false);
}

function errorIn(event: Event): Partial<Error> {
  const { detail, error, reason } = event as {
    detail?: unknown;
    error?: unknown;
    reason?: unknown;
  };
  const told = detail ?? error ?? reason;
  return typeof told === 'object' && told !== null ? told : {};
}

/** By the addresses in a text: a remote's where there are several, since the shell's code runs below all others. */
function failureAt(text: string, [shell, ...remotes]: readonly App[], isLoad: boolean) {
  const app = [...remotes, ...(shell ? [shell] : [])].find(({ base }) => text.includes(base));
  return app && { name: app.name, isLoad };
}
