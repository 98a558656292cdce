import type { MovedAddresses } from '@zaino/service/moved-addresses';

/** A service that does not answer in this time (milliseconds) is down. */
const ASK_LIMIT_MS = 1_000;
/** An answer is good for so long (milliseconds), however often the gateway is asked. */
const KEPT_MS = 1_000;

type States = Record<string, 'up' | 'down'>;

/** Asks the services behind the gateway whether they are ready; one of which any copy is, is up. */
export class UpstreamHealth {
  private asked: { at: number; states: Promise<States> } | undefined;

  constructor(
    private readonly services: { name: string; urls: string[] }[],
    private readonly moved: MovedAddresses,
  ) {}

  /** By the service's name; no address is told. */
  states(): Promise<States> {
    const now = Date.now();
    if (!this.asked || now - this.asked.at > KEPT_MS) this.asked = { at: now, states: this.ask() };
    return this.asked.states;
  }

  private async ask(): Promise<States> {
    const states = this.services.map(async ({ name, urls }) => {
      const copies = await Promise.all(urls.flatMap((url) => this.moved.of(url)).map(isReady));
      return [name, copies.includes(true) ? 'up' : 'down'] as const;
    });
    return Object.fromEntries(await Promise.all(states));
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ASK_LIMIT_MS);
    const answer = await fetch(`${url}/health/ready`, { signal });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
