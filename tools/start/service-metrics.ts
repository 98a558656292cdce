/** What a process says of its calls, since its start. */
export interface CallFigures {
  /** Those that are not answered yet; the one that asks is among them. */
  running: number;
  answered: number;
  /** Those answered with a 500: what nobody foresaw. */
  failed: number;
}

/** Reads a service's `/metrics`; undefined where it does not answer. */
export async function callFigures(origin: string): Promise<CallFigures | undefined> {
  try {
    const answer = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(2_000) });
    return answer.ok ? readFigures(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** From Prometheus's text. */
export function readFigures(text: string): CallFigures {
  const figures: CallFigures = { running: 0, answered: 0, failed: 0 };
  for (const line of text.split('\n')) {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? ([\d.e+]+)/.exec(line) ?? [];
    if (name === 'http_requests_running') figures.running = Number(value);
    if (name !== 'http_request_duration_seconds_count') continue;
    if (/route="\/(health|metrics)/.test(labels)) continue;
    figures.answered += Number(value);
    if (labels.includes('status="500"')) figures.failed += Number(value);
  }
  return figures;
}
