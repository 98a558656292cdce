import { keptPort } from '@zaino/testing/kept-port';
import { launchChromium } from '@zaino/tools/bench/stack/chromium';
import lighthouse from 'lighthouse';

/** One run of Lighthouse. */
export interface PageReport {
  /** 0 to 100 by category. */
  scores: Record<string, number>;
  /** Milliseconds, but for the layout shift. */
  metrics: Record<string, number>;
  /** Titles of the audits that took points, by category. */
  findings: Record<string, string[]>;
}

/** Runs that may fail before the page is given up. */
const MAX_FAILURES = 3;

const metrics: Record<string, string> = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** Runs Lighthouse as it is by default: a mobile phone, throttling simulated, each time in a new browser. */
export async function audit(
  url: string,
  { categories, runs }: { categories: string[]; runs: number },
): Promise<PageReport[]> {
  const reports: PageReport[] = [];
  let failures = 0;
  while (reports.length < runs) {
    const result = await runLighthouse(url, categories);
    if (!result.runtimeError) {
      reports.push(reportOf(result));
      continue;
    }
    // A busy machine may lose the beginning of a trace.
    failures += 1;
    console.log(`  not measured: ${result.runtimeError.message}`);
    if (failures > MAX_FAILURES) throw new Error(`Lighthouse cannot measure ${url}`);
  }
  return reports;
}

async function runLighthouse(url: string, onlyCategories: string[]): Promise<Result> {
  const port = await keptPort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function reportOf({ categories, audits }: Result): PageReport {
  const all = Object.entries(categories);
  const findings = all.map(([id, { auditRefs }]) => {
    const weighty = auditRefs.filter(({ weight }) => weight > 0).map((ref) => audits[ref.id]);
    const lost = weighty.filter((one) => one && one.score !== null && one.score < 0.9);
    return [id, lost.map((one) => one?.title ?? '')] as const;
  });
  return {
    scores: Object.fromEntries(all.map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])),
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]),
    ),
    findings: Object.fromEntries(findings),
  };
}
