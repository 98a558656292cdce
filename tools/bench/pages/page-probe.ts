/// <reference lib="dom" />
/** What the page itself measures; milliseconds since the navigation began. */
export interface PageTimings {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint, for people. */
  largestElement: string;
  layoutShift: number;
  /** What moved, for people. */
  shifted: string[];
  longTasks: { start: number; duration: number }[];
  /** When React had taken over the page's own controls; 0 until then. */
  interactive: number;
}

interface ProbedWindow {
  probe: PageTimings;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/** Runs in the page before anything else; `control` is the selector of a control that belongs to the page. */
export function installProbe(control: string): void {
  const probe: PageTimings = {
    firstPaint: 0,
    largestPaint: 0,
    largestElement: '',
    layoutShift: 0,
    shifted: [],
    longTasks: [],
    interactive: 0,
  };
  (globalThis as unknown as ProbedWindow).probe = probe;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: { outerHTML: string } };
    probe.largestPaint = entry.startTime;
    probe.largestElement = element?.outerHTML.slice(0, 80) ?? '';
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    probe.layoutShift += value;
    probe.shifted.push(...sources.map(({ node }) => node?.outerHTML.slice(0, 80) ?? 'gone'));
  });
  observe('longtask', ({ startTime, duration }) => {
    probe.longTasks.push({ start: startTime, duration });
  });

  const look = () => {
    const element = document.querySelector(control);
    // React notes an element's properties on it when it has taken it over.
    const isTaken = Object.keys(element ?? {}).some((key) => key.startsWith('__reactProps$'));
    if (isTaken) probe.interactive = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export const isInteractive = (): boolean =>
  (globalThis as unknown as ProbedWindow).probe.interactive > 0;

export const readProbe = (): PageTimings => (globalThis as unknown as ProbedWindow).probe;
