export interface Called {
  sent: number;
  /** What was answered instead of a 200. */
  failures: string[];
  /** Of one call, in milliseconds. */
  longestMs: number;
  /** Between two answers of whichever caller, in milliseconds. */
  longestGapMs: number;
}

/** So many callers, each with its next call as soon as the last is answered, until they are stopped. */
export function callAgainAndAgain(url: string, callers: number): { stop: () => Promise<Called> } {
  const called: Called = { sent: 0, failures: [], longestMs: 0, longestGapMs: 0 };
  let answeredAt = performance.now();
  let isOver = false;
  const call = async () => {
    while (!isOver) {
      const sentAt = performance.now();
      called.sent += 1;
      const failure = await failureOf(url);
      const now = performance.now();
      if (failure !== undefined) called.failures.push(failure);
      called.longestMs = Math.max(called.longestMs, now - sentAt);
      called.longestGapMs = Math.max(called.longestGapMs, now - answeredAt);
      answeredAt = now;
    }
  };
  const all = Promise.all(Array.from({ length: callers }, call));
  const stop = async () => {
    isOver = true;
    await all;
    return called;
  };
  return { stop };
}

async function failureOf(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    const text = await answer.text();
    return answer.ok ? undefined : `${answer.status} ${text}`;
  } catch (error) {
    return String(error);
  }
}
