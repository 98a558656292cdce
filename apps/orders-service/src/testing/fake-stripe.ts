import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Opens payment pages that nobody pays, for tests that are not about paying; others have the sandbox. */
export class FakeStripe {
  /** Sessions by their idempotency key: those of lost answers too, each once. */
  readonly pages = new Map<string, { id: string; url: string; form: URLSearchParams }>();
  /** While true, every call is answered with 503. */
  isAway = false;
  /** While true, calls are taken and never answered. */
  isHung = false;

  private readonly server = createServer((request, response) => {
    void this.answer(request, response);
  });

  /** For `STRIPE_API_URL`. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async listen(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What is the same for everybody. */
  private get simpleAnswers(): Partial<Record<string, object>> {
    return {
      '/v1/accounts': { id: 'acct_test', object: 'account' },
      '/v1/customers': { id: 'cus_test', object: 'customer' },
      '/v1/customers/cus_test/payment_methods': { object: 'list', data: [], has_more: false },
      '/v1/billing_portal/sessions': {
        id: 'bps_test',
        object: 'billing_portal.session',
        url: `${this.url}/portal`,
      },
    };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const simple = this.simpleAnswers[request.url?.split('?')[0] ?? ''];
    if (simple && !this.isAway && !this.isHung) {
      response.end(JSON.stringify(simple));
      return;
    }
    const page = this.isAway ? undefined : this.pageOf(request, form);
    if (this.isHung) return;
    response.setHeader('content-type', 'application/json');
    if (page === undefined) {
      response.statusCode = this.isAway ? 503 : 404;
      // Tells the SDK not to try again by itself.
      response.setHeader('stripe-should-retry', 'false');
      response.end(JSON.stringify({ error: { type: 'api_error', message: 'Away.' } }));
      return;
    }
    response.end(
      JSON.stringify({
        id: page.id,
        object: 'checkout.session',
        mode: 'payment',
        url: page.url,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        metadata: {},
        expires_at: Number(page.form.get('expires_at')),
      }),
    );
  }

  private pageOf({ method, url, headers }: IncomingMessage, form: URLSearchParams) {
    const path = url?.split('?')[0] ?? '';
    if (method === 'GET') {
      return [...this.pages.values()].find(({ id }) => path === `/v1/checkout/sessions/${id}`);
    }
    if (path !== '/v1/checkout/sessions') return undefined;
    const key = String(headers['idempotency-key']);
    const id = `cs_test_${key.replaceAll('-', '')}`;
    const page = this.pages.get(key) ?? { id, url: `${this.url}/pay/${id}`, form };
    this.pages.set(key, page);
    return page;
  }
}
