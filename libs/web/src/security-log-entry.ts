/** An entry as `POST /api/security-logs` takes it (specification, point 3); the server knows by itself who is signed in. */
export interface BrowserLogEntry {
  timestamp: string;
  level: 'WARN' | 'ERROR';
  category: string;
  message: string;
  data: Record<string, string | number>;
  userAgent: string;
  /** Path of the page: queries hold names and tokens. */
  url: string;
}

const MESSAGE_LENGTH = 500;
const AGENT_LENGTH = 300;
const URL_LENGTH = 500;
const STACK_LENGTH = 1_000;

interface Failure {
  category: string;
  message: string;
  data: Record<string, string | number>;
}

/** What an event of the page tells of; null for what is no failure of ours. */
export function entryOf(event: Event, now: number): BrowserLogEntry | null {
  const failure = failureIn(event);
  if (failure === null) return null;
  const message = failure.message.trim().slice(0, MESSAGE_LENGTH);
  return {
    timestamp: new Date(now).toISOString(),
    level: 'ERROR',
    category: failure.category,
    message: message || 'Errore senza messaggio',
    data: failure.data,
    userAgent: navigator.userAgent.slice(0, AGENT_LENGTH),
    url: location.pathname.slice(0, URL_LENGTH),
  };
}

function failureIn(event: Event): Failure | null {
  if (event instanceof CustomEvent) return reported(event.detail);
  if (event instanceof ErrorEvent) return uncaught(event);
  return rejected((event as Partial<PromiseRejectionEvent>).reason);
}

/** By `reportError` of `./telemetry`. */
function reported(detail: unknown): Failure {
  const { name, message, stack } = detail as Pick<Error, 'name' | 'message' | 'stack'>;
  const data: Failure['data'] = { name };
  if (stack !== undefined) data.stack = shortened(stack);
  return { category: 'browser.report', message, data };
}

function uncaught({ message, filename, lineno, error }: ErrorEvent): Failure | null {
  // Of extensions, of scripts that are not ours, and the browser's own remark on a layout.
  const isForeign = /^(?!https?:)[\w-]+:/.test(filename) || (filename === '' && !error);
  if (isForeign || message.startsWith('ResizeObserver loop')) return null;
  const place = { file: pathOf(filename), line: lineno };
  return { category: 'browser.error', message, data: { ...place, ...traces(error) } };
}

function rejected(reason: unknown): Failure | null {
  if (reason instanceof Error && reason.name === 'AbortError') return null;
  const message = reason instanceof Error ? reason.message : String(reason);
  return { category: 'browser.rejection', message, data: traces(reason) };
}

function traces(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return {};
  return { name: error.name, stack: shortened(error.stack ?? '') };
}

/** Names the release that the code is of, which errors are counted by. */
const shortened = (stack: string) => stack.slice(0, STACK_LENGTH);

function pathOf(filename: string): string {
  return filename
    .replace(location.origin, '')
    .replace(/[?#].*$/, '')
    .slice(0, URL_LENGTH);
}
