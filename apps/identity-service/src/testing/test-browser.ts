import { CSRF_HEADER, type Endpoint } from '@zaino/contracts/shared';
import type { ContractFetch } from '@zaino/service/testing/contract-fetch';
import { z } from 'zod';

export interface TestCallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

interface TestRequest extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
}

export interface BrowserTestAnswer {
  status: number;
  headers: Headers;
  /** Parsed JSON; a text where it is none. */
  body: unknown;
}

/** Keeps cookies like a browser, and sends the session's CSRF token once an answer has told it. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  csrfToken: string | undefined;

  constructor(
    private readonly fetch: ContractFetch,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** The body of an answer that is as the contract says; throws on any refusal. */
  async ask<Bound extends Endpoint>(
    endpoint: Bound,
    input: TestCallInput = {},
  ): Promise<z.output<Bound['response']>> {
    const { status, body } = await this.call(endpoint, input);
    if (status !== 200) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`);
    return z.parse<Bound['response']>(endpoint.response, body);
  }

  /** Whatever the answer is. */
  call(endpoint: Endpoint, { params = {}, query, body, headers }: TestCallInput = {}) {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return this.send(`${path}${search}`, {
      method: endpoint.method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  }

  /** A request as it is, with this browser's cookies and tokens; redirects are not followed. */
  async send(path: string, init: TestRequest = {}) {
    const isWrite = init.method !== undefined && init.method !== 'GET';
    const response = await this.fetch(path, {
      redirect: 'manual',
      ...init,
      headers: {
        ...this.headers,
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
        ...(isWrite && this.csrfToken !== undefined && { [CSRF_HEADER]: this.csrfToken }),
        ...init.headers,
      },
    });
    this.keepCookies(response.headers);
    const body = parse(await response.text());
    this.keepToken(body);
    return { status: response.status, headers: response.headers, body } satisfies BrowserTestAnswer;
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      const isGone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (isGone || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  private keepToken(body: unknown): void {
    if (typeof body !== 'object' || body === null || !('csrfToken' in body)) return;
    this.csrfToken = String(body.csrfToken);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
