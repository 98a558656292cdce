const dotEveryMs = 5_000;

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Says what is being done, again every five seconds while it lasts, and how long it took. */
export async function withProgress<T>(label: string, action: () => Promise<T>): Promise<T> {
  const started = Date.now();
  console.log(`${label} …`);
  const ticker = setInterval(
    () => console.log(`  … ${label}, ${Math.round((Date.now() - started) / 1000)} s`),
    dotEveryMs,
  );
  try {
    const result = await action();
    const took = Date.now() - started;
    if (took > 2_000) console.log(`  ${label}: done in ${seconds(took)}`);
    return result;
  } finally {
    clearInterval(ticker);
  }
}
