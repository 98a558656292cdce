import type { MovedAddresses } from '@zaino/service/moved-addresses';

/** How long a copy that did not answer is asked after all others, in milliseconds. */
const SKIP_MS = 5_000;

/** Takes turns among the copies of one service. */
export class ServiceCopies {
  private turn = 0;
  private readonly awayUntil = new Map<string, number>();

  /** `moved` knows where they listen now, if that may have changed. */
  constructor(
    private readonly urls: string[],
    private readonly moved?: Pick<MovedAddresses, 'of'>,
  ) {}

  /** All of them, in the order in which a call tries them: those that did not answer come last. */
  inTurn(): string[] {
    const first = this.turn;
    this.turn = (first + 1) % this.urls.length;
    const turn = this.present([...this.urls.slice(first), ...this.urls.slice(0, first)]);
    if (this.awayUntil.size === 0) return turn;
    const now = Date.now();
    const isAway = (url: string) => (this.awayUntil.get(url) ?? 0) > now;
    return [...turn.filter((url) => !isAway(url)), ...turn.filter(isAway)];
  }

  /** Each where it listens now; where it listened before comes after all of them. */
  private present(turn: string[]): string[] {
    const { moved } = this;
    if (!moved) return turn;
    const places = turn.map((url) => moved.of(url));
    return [...places.map(([now = '']) => now), ...places.flatMap(([, ...before]) => before)];
  }

  /** This one did not answer. */
  skip(url: string): void {
    this.awayUntil.set(url, Date.now() + SKIP_MS);
  }
}

const unconnected = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether a call failed before any of it was sent: then another copy may be asked without doing a thing twice. */
export function wasNotSent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, syscall, cause } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || unconnected.has(code ?? '') || wasNotSent(cause);
}
