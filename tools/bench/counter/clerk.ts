import type { Locator, Page } from '@playwright/test';

/** What a clerk did with the hands, and how long the desk took to answer. */
export interface Work {
  /** A code that the scanner types, with its Enter. */
  scans: number;
  keys: number;
  /** Of each step, in milliseconds, from the last key until the answer is read on the screen. */
  waits: number[];
}

/** A bookseller with a scanner in one hand: no mouse, and no finger on the screen. */
export class Clerk {
  readonly work: Work = { scans: 0, keys: 0, waits: [] };
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Reads a code, and waits until the desk has answered. */
  async scan(code: string, answer: Locator): Promise<void> {
    this.work.scans += 1;
    await this.page.keyboard.type(code);
    await this.#answered(() => this.page.keyboard.press('Enter'), answer);
  }

  /** Presses a key that the desk answers. */
  async press(key: string, answer: Locator): Promise<void> {
    this.work.keys += 1;
    await this.#answered(() => this.page.keyboard.press(key), answer);
  }

  /** Goes on from control to control until this one has the focus. */
  async tabTo(control: Locator): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      this.work.keys += 1;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('It cannot be reached by the keyboard.');
  }

  async #answered(act: () => Promise<void>, answer: Locator): Promise<void> {
    const started = performance.now();
    await act();
    // Looked for at each frame: an expectation would look ten times a second.
    await answer.first().waitFor({ timeout: PATIENCE_MS });
    this.work.waits.push(performance.now() - started);
  }
}

const MOST_TABS = 60;
const PATIENCE_MS = 20_000;
