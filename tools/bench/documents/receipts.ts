import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { SignedInBuyer } from '@zaino/tools/buyers/sessions';
import type { CheckoutStack } from '../checkout/stack';

export interface Receipt {
  url: string;
  headers: Record<string, string>;
}

/** The receipt of each buyer's order. */
export function receiptsOf(stack: CheckoutStack, people: SignedInBuyer[]): Promise<Receipt[]> {
  return Promise.all(
    people.map(async ({ headers }) => {
      const answer = await fetch(`${stack.gateway.url}/api/orders`, { headers });
      const { orders } = (await answer.json()) as { orders: { id: string }[] };
      const [order] = orders;
      if (!order) throw new Error('a buyer without an order');
      const url = `${stack.gateway.url}/api/orders/${order.id}/documents/ricevuta.pdf`;
      return { url, headers };
    }),
  );
}

/** Opens all at once, and again after the time that a refusal names; gives how often that was needed. */
export async function openAll(receipts: Receipt[]): Promise<{ seconds: number; refusals: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: receipts.length });
  const begin = performance.now();
  let refusals = 0;
  const open = async (receipt: Receipt): Promise<void> => {
    const { status, retryAfterS } = await read(agent, receipt);
    if (status === 200) return;
    if (status !== 503) throw new Error(`a receipt answered ${status}`);
    refusals += 1;
    await delay(1000 * retryAfterS);
    return open(receipt);
  };
  await Promise.all(receipts.map(open));
  agent.destroy();
  return { seconds: (performance.now() - begin) / 1000, refusals };
}

function read(agent: Agent, { url, headers }: Receipt) {
  return new Promise<{ status: number; retryAfterS: number }>((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        const retryAfterS = Number(answer.headers['retry-after'] ?? 1);
        resolve({ status: answer.statusCode ?? 0, retryAfterS });
      });
    }).on('error', reject);
  });
}
