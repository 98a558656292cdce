const firstReminderMs = 5_000;
const longestSilenceMs = 60_000;

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Says what is being done, reminds of it while it lasts, first after five seconds, and how long it took. */
export async function withProgress<T>(label: string, action: () => Promise<T>): Promise<T> {
  const started = Date.now();
  console.log(`${label} …`);
  const reminder = remind(firstReminderMs, () =>
    console.log(`  … ${label}, ${Math.round((Date.now() - started) / 1000)} s`),
  );
  try {
    const result = await action();
    const took = Date.now() - started;
    if (took > 2_000) console.log(`  ${label}: done in ${seconds(took)}`);
    return result;
  } finally {
    reminder.stop();
  }
}

/** Calls again and again, each time after twice the pause, up to a minute. */
function remind(pauseMs: number, action: () => void): { stop: () => void } {
  let next: NodeJS.Timeout;
  const plan = (pause: number) => {
    next = setTimeout(() => {
      action();
      plan(Math.min(pause * 2, longestSilenceMs));
    }, pause);
  };
  plan(pauseMs);
  return { stop: () => clearTimeout(next) };
}
