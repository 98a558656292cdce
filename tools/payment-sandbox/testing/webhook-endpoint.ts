import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from '@zaino/testing/processes';
import Stripe from 'stripe';

/** Receives webhooks as a shop does: what the SDK does not verify fails the test that waits for it. */
export interface ListeningEndpoint {
  url: string;
  received: Stripe.Event[];
  /** Answers of the next deliveries; 200 afterwards. */
  answers: number[];
  types: () => string[];
  /** Waits until an event of the type has come so often. */
  waitFor: (type: string, times?: number) => Promise<Stripe.Event>;
  stop: () => Promise<void>;
}

export async function startWebhookEndpoint(secret: string): Promise<ListeningEndpoint> {
  const received: Stripe.Event[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = answers.shift() ?? 200;
      const header = request.headers['stripe-signature'] ?? '';
      if (status === 200) {
        received.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), header, secret));
      }
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ofType = (type: string) => received.filter((event) => event.type === type);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    answers,
    types: () => received.map(({ type }) => type),
    waitFor: async (type, times = 1) => {
      await waitUntil(() => ofType(type).length >= times, 10_000);
      const event = ofType(type)[times - 1];
      if (!event) throw new Error(`${type} has come ${ofType(type).length} times only.`);
      return event;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
