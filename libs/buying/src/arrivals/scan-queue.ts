import { type Arrival, MOST_SCANS, type Scan, type ScanOutcome } from '@zaino/contracts/orders';
import { Observable } from '@zaino/data-table/observable';
import { eanOf, isbnOf } from '@zaino/rules/isbn';
import { ApiError } from '@zaino/web/api-client';
import { forgetScan, keepScan, type KeptScan, keptScans } from './kept-scans';

/** A scan of this session, and what came of it. */
export interface ScanEntry extends KeptScan {
  /** `waiting`: nobody has confirmed it yet. */
  state: 'waiting' | 'done' | 'refused';
  /** Why nothing was done. */
  refusal: string | null;
  arrivals: Arrival[];
}

interface QueueState {
  /** The latest last. */
  entries: readonly ScanEntry[];
  /** Why what waits was not taken at the last try; it is tried again. */
  stuckBy: ApiError | null;
}

interface QueueTerms {
  /** Of whom what waits is kept in this browser. */
  uid: string;
  send: (scans: Scan[]) => Promise<ScanOutcome[]>;
}

const NO_CODE = 'Questo codice non è un ISBN: controlla le cifre, o leggilo di nuovo.';

/** Between tries while the service or the network is away, in milliseconds: the longer, the longer it is away. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000];

/** Most scans of a session that are remembered once they are confirmed. */
const MOST_ENTRIES = 200;

/**
 * Scans on their way to the server: in their order, one call at a time, each kept in this browser until it is
 * confirmed. The same id goes out again after a failure, so that nothing is done twice.
 */
export class ScanQueue extends Observable<QueueState> {
  private isRunning = false;
  private isStopped = true;
  private failures = 0;
  private wake: () => void = () => undefined;
  private onSettled: (entries: readonly ScanEntry[]) => void = () => undefined;

  constructor(private readonly terms: QueueTerms) {
    super({ entries: [], stuckBy: null });
  }

  /** Goes on with what an earlier visit has left; `onSettled` is told what has just come of scans. */
  start(onSettled: (entries: readonly ScanEntry[]) => void): void {
    this.isStopped = false;
    this.onSettled = onSettled;
    const known = new Set(this.get().entries.map(({ id }) => id));
    const left = keptScans(this.terms.uid).filter(({ id }) => !known.has(id));
    this.set({ entries: [...left.map(waiting), ...this.get().entries] });
    addEventListener('online', this.tryNow);
    void this.run();
  }

  stop(): void {
    this.isStopped = true;
    removeEventListener('online', this.tryNow);
    this.wake();
  }

  /** A code that can be none is refused at once, and sent nowhere. */
  add(code: string, copies = 1): void {
    const scan = { id: crypto.randomUUID(), code: code.trim(), copies, at: Date.now() };
    if (isbnOf(code) === null && eanOf(code) === null) {
      const refused: ScanEntry = { ...scan, state: 'refused', refusal: NO_CODE, arrivals: [] };
      this.set({ entries: [...this.get().entries, refused] });
      this.onSettled([refused]);
      return;
    }
    keepScan(this.terms.uid, scan);
    this.set({ entries: [...this.get().entries, waiting(scan)].slice(-MOST_ENTRIES) });
    this.tryNow();
  }

  /** Without waiting for the next try. */
  readonly tryNow = (): void => {
    this.wake();
    void this.run();
  };

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      while (!this.isStopped && this.waiting().length > 0) await this.sendSome();
    } finally {
      this.isRunning = false;
    }
  }

  private waiting(): ScanEntry[] {
    return this.get().entries.filter(({ state }) => state === 'waiting');
  }

  private async sendSome(): Promise<void> {
    const some = this.waiting().slice(0, MOST_SCANS);
    try {
      const outcomes = await this.terms.send(
        some.map(({ id, code, copies }) => ({ id, code, copies })),
      );
      this.failures = 0;
      this.settle(outcomes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isLasting(error)) this.settle(some.map(({ id }) => refusedBy(id, error)));
      else await this.pause(error);
    }
  }

  private settle(outcomes: readonly ScanOutcome[]): void {
    const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    const settled: ScanEntry[] = [];
    const entries = this.get().entries.map((entry) => {
      const outcome = byId.get(entry.id);
      if (outcome === undefined || entry.state !== 'waiting') return entry;
      const { refusal, arrivals } = outcome;
      const state = refusal === null ? ('done' as const) : ('refused' as const);
      settled.push({ ...entry, state, refusal, arrivals });
      return { ...entry, state, refusal, arrivals };
    });
    for (const { id } of settled) forgetScan(this.terms.uid, id);
    this.set({ entries, stuckBy: null });
    this.onSettled(settled);
  }

  private async pause(stuckBy: ApiError): Promise<void> {
    this.set({ stuckBy });
    const pauseMs = PAUSES_MS[Math.min(this.failures, PAUSES_MS.length - 1)];
    this.failures += 1;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

function waiting(scan: KeptScan): ScanEntry {
  return { ...scan, state: 'waiting', refusal: null, arrivals: [] };
}

/** Whoever is signed out signs in again and finds what waits. */
function isLasting({ kind }: ApiError): boolean {
  return kind !== 'unavailable' && kind !== 'limited' && kind !== 'unauthenticated';
}

function refusedBy(id: string, { message }: ApiError): ScanOutcome {
  return { id, refusal: message, arrivals: [] };
}
