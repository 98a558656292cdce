import type { Locator } from '@playwright/test';

/**
 * What is wrong with the focus as it stands: it is nowhere, outside the window, or under a bar that stays in view
 * (WCAG 2.4.11, and none of it at that). Null where it can be seen.
 */
export function obscuredFocus(bar: Locator): Promise<string | null> {
  return bar.evaluate((covering) => {
    const focused = document.activeElement ?? document.body;
    if (focused === document.body) return 'nowhere';
    if (covering.contains(focused)) return null;
    const { top, bottom } = focused.getBoundingClientRect();
    const edge = covering.getBoundingClientRect();
    const isSeen = bottom > 0 && bottom <= edge.top + 1;
    return isSeen
      ? null
      : `${focused.outerHTML} from ${top} to ${bottom}, the bar from ${edge.top}`;
  });
}
