const MOST_SHOWN = 900;

/** Counts what was tried, and keeps what did not hold. */
export class Tally {
  tries = 0;
  readonly findings: string[] = [];

  /** One try: `seen` is what the shop did, told where it did not hold. */
  note(what: string, isHeld: boolean, seen: unknown = ''): void {
    this.tries += 1;
    if (isHeld) return;
    const told = typeof seen === 'string' ? seen : JSON.stringify(seen);
    this.findings.push(`${what}: ${told.slice(0, MOST_SHOWN)}`);
  }
}
