import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Answers the one call that opens a payment page, for tests that pay nothing; others have the sandbox. */
export class FakeStripe {
  /** Idempotency keys of the pages that were opened, each once. */
  readonly pages = new Map<string, URLSearchParams>();
  /** While true, every call is answered with 503. */
  isAway = false;

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

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const isOpening = request.method === 'POST' && request.url === '/v1/checkout/sessions';
    const key = String(request.headers['idempotency-key']);
    response.setHeader('content-type', 'application/json');
    if (this.isAway || !isOpening) {
      response.statusCode = this.isAway ? 503 : 404;
      // Tells the SDK not to try again by itself.
      response.setHeader('stripe-should-retry', 'false');
      response.end(JSON.stringify({ error: { type: 'api_error', message: 'Away.' } }));
      return;
    }
    this.pages.set(key, form);
    const id = `cs_test_${key.replaceAll('-', '')}`;
    response.end(
      JSON.stringify({
        ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid' },
        ...{ url: `${this.url}/pay/${id}`, payment_intent: null, mode: 'payment' },
        expires_at: Number(form.get('expires_at')),
        metadata: {},
      }),
    );
  }
}
