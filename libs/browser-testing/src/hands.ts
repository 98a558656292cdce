import { expect, type Locator, type Page } from '@playwright/test';

/**
 * How a person works: `use` presses a control, `pick` takes the other of two radios, `choose` an option, `write`
 * fills a field.
 */
export interface Hands {
  use: (control: Locator) => Promise<void>;
  pick: (radio: Locator, chosenBefore: Locator) => Promise<void>;
  choose: (select: Locator, option: string) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
}

export const mouse: Hands = {
  use: (control) => control.click(),
  pick: (radio) => radio.check(),
  choose: async (select, option) => {
    await select.selectOption(option);
  },
  write: (field, text) => field.fill(text),
};

/** Of one page: beyond it the control cannot be reached. */
const MOST_TABS = 250;

async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  let element = await control.elementHandle();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
    // To look for its name in the page at each press would cost more than all the rest; but it may be drawn anew.
    if (!(await element.evaluate((node) => node.isConnected))) {
      element = await control.elementHandle();
    }
  }
  throw new Error(`The keyboard does not reach ${control.toString()}`);
}

export const keyboard = (page: Page): Hands => ({
  use: async (control) => {
    await tabTo(page, control);
    const isLink = await control.evaluate((element) => element.tagName === 'A');
    await page.keyboard.press(isLink ? 'Enter' : 'Space');
  },
  pick: async (radio, chosenBefore) => {
    await tabTo(page, chosenBefore);
    await page.keyboard.press('ArrowDown');
    await expect(radio).toBeChecked();
  },
  choose: async (select, option) => {
    await tabTo(page, select);
    // A select takes the beginning, as far as there are keys for it: other signs a browser would put into the last text
    // box that had the focus.
    await page.keyboard.type(option.replace(/[…’].*$/, ''), { delay: 5 });
    await expect(select.locator('option:checked')).toHaveText(option);
  },
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  },
});

/** A family as it works: by finger on a phone, elsewhere by keyboard alone. */
export const familyHands = (page: Page, isMobile: boolean): Hands =>
  isMobile ? mouse : keyboard(page);
