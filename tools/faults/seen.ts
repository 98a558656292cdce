/** What somebody saw of one call or page. */
export interface Seen {
  probe: string;
  /** 0 where no answer came. */
  status: number;
  ms: number;
  /** Of the answer, where it refuses: its sentence, or what the page says is away. */
  says: string;
  /** Answer of a call, as JSON; undefined for pages. */
  body: unknown;
}

export interface Ask {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: object;
  /** How long somebody waits, in milliseconds. */
  patienceMs?: number;
}

/** The browser's (specification, point 9) and a little, to see who answers too late. */
const PATIENCE_MS = 12_000;

/** Sentences by which pages say that a part of them is away. */
const awayWords =
  /[^<>]*(?:momentaneamente\s+non disponibil|in questo momento non risponde)[^<>]*/i;

/** Asks once, as a browser does; what does not come is seen, too. */
export async function look(probe: string, url: string, ask: Ask = {}): Promise<Seen> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const answer = await fetch(url, requestOf(ask));
    const text = await answer.text();
    const seen = { probe, status: answer.status, ms: took() };
    if (answer.headers.get('content-type')?.startsWith('text/html') === true) {
      return { ...seen, says: saidBy(text), body: undefined };
    }
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return { ...seen, says: refusalIn(body), body };
  } catch (error) {
    return { probe, status: 0, ms: took(), says: reasonOf(error), body: undefined };
  }
}

function requestOf({ method = 'GET', headers, body, patienceMs = PATIENCE_MS }: Ask): RequestInit {
  return {
    method,
    redirect: 'manual',
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  };
}

const saidBy = (page: string) =>
  awayWords.exec(page.replace(/<script.*?<\/script>/gs, ''))?.[0].trim() ?? '';

function refusalIn(body: unknown): string {
  const { error, success } = (body ?? {}) as { error?: unknown; success?: unknown };
  return typeof error === 'string' && success === false ? error : '';
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
