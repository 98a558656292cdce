import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 AA, what it is made of, and what is good practice beside it. */
const ACCESSIBILITY_RULES = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Those of them that look at colours: of all others a page says the same, light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing fades or moves any more, but for what never ends: colours on their way are nobody's choice. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const isEnding = playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
      // In what is folded time stands still.
      const isSeen = effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
      return !isEnding || !isSeen;
    }),
  );
}

const LONGEST_START_MS = 3_000;

/** Waits a moment for React to take over what the server drew, where it does: axe compares places in one document. */
async function alive(page: Page): Promise<void> {
  const isTaken = () => {
    const main = document.querySelector('main');
    return main === null || Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  };
  await page
    .waitForFunction(isTaken, undefined, { timeout: LONGEST_START_MS })
    .catch(() => undefined);
}

/** A rule that a page breaks, by axe's name, and the elements that break it. */
export interface Violation {
  rule: string;
  elements: string[];
}

/** What axe finds at WCAG 2.2 AA, or against good practice; or of that at colours alone. */
export async function findViolations(page: Page, { ofColours = false } = {}): Promise<Violation[]> {
  await alive(page);
  await settled(page);
  // axe stands in the page's own frame: another would not be looked at.
  if (page.frames().length !== 1) throw new Error(`${page.url()} has frames of its own.`);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = ofColours
    ? { type: 'rule' as const, values: COLOUR_RULES }
    : { type: 'tag' as const, values: ACCESSIBILITY_RULES };
  return page.evaluate(async (runOnly) => {
    const found = await axe.run(document, {
      runOnly,
      // Of all that is right nobody reads the details.
      resultTypes: ['violations'],
    });
    return found.violations.map(({ id, nodes }) => ({
      rule: id,
      elements: nodes.map((node) => node.html),
    }));
  }, rules);
}
