interface Counted {
  /** Requests that failed. */
  failures: number;
}

/**
 * Whether every request of what was measured was answered as it should be, and says which were not: a benchmark with
 * failures has measured something else, however fast that was, and ends badly.
 */
export function areAllAnswered(measured: Readonly<Record<string, Counted>>): boolean {
  const failed = Object.entries(measured).filter(([, { failures }]) => failures > 0);
  for (const [name, { failures }] of failed) {
    console.log(`${name}: ${failures} requests were not answered as they should be`);
  }
  return failed.length === 0;
}
