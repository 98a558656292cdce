/** What goes back over the wire. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The connection breaks instead, although all has happened. */
  isLost?: boolean;
}

export function json(value: unknown, status = 200): Answer {
  const headers = { 'content-type': 'application/json' };
  return { status, headers, body: JSON.stringify(value) };
}

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export function html(body: string, status = 200): Answer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy,
    'referrer-policy': 'same-origin',
  };
  return { status, headers, body };
}

export function seeOther(location: string): Answer {
  return { ...html(''), status: 303, headers: { location } };
}
