import type { ChosenRelease } from './release-folder';

/** After so long (milliseconds) a refused version is tried again: its files may have been repaired. */
const TRY_AGAIN_MS = 60_000;

/** A version that is not used, and why. */
export interface RefusedRelease {
  app: string;
  version: string;
  reason: string;
}

/** The versions that are not tried at the moment. Each reason is told once. */
export class RefusedReleases {
  private readonly until = new Map<string, number>();
  private readonly told = new Map<string, Set<string>>();

  constructor(private readonly tell: (refused: RefusedRelease) => void) {}

  has({ stamp }: ChosenRelease): boolean {
    return (this.until.get(stamp) ?? 0) > Date.now();
  }

  /** It will not work by itself. */
  refuse(chosen: ChosenRelease, reason: unknown): void {
    this.until.set(chosen.stamp, Date.now() + TRY_AGAIN_MS);
    this.mention(chosen, reason);
  }

  /** It is not used as things are. */
  mention({ app, version, stamp }: ChosenRelease, cause: unknown): void {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const reasons = this.told.get(stamp) ?? new Set();
    if (reasons.has(reason)) return;
    this.told.set(stamp, reasons.add(reason));
    this.tell({ app, version, reason });
  }

  /** Forgets what nobody wants any more. */
  keepOnly(chosen: ChosenRelease[]): void {
    const stamps = new Set(chosen.map(({ stamp }) => stamp));
    for (const known of [this.until, this.told]) {
      for (const stamp of known.keys()) if (!stamps.has(stamp)) known.delete(stamp);
    }
  }
}
