import { expect, type Locator, type Page } from '@playwright/test';
import { type Effort, noEffort } from './effort';

/** Of the screen's height: so much one swipe or turn of the wheel brings. */
const SWIPE = 0.8;

/** A file of the person's device. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Words of the step for the report, in the order in which they were done. */
export type Steps = string[];

/**
 * Somebody in front of a page. Each thing done by hand is counted as that of a person: what lies below the screen is
 * swiped to before it is tapped. Waits are the page's own.
 */
export class Family {
  readonly effort: Effort = { ...noEffort };
  readonly steps: Steps = [];
  readonly page: Page;
  readonly isPhone: boolean;
  #isAtKeys = false;

  constructor(page: Page, isPhone: boolean) {
    this.page = page;
    this.isPhone = isPhone;
  }

  /** Presses a control. */
  async tap(name: string, control: Locator): Promise<void> {
    const reached = await this.#reach(control);
    this.#count(name, 1);
    if (this.isPhone) await reached.tap();
    else await reached.click();
  }

  /** Opens a select and takes one of its options. */
  async choose(name: string, select: Locator, option: string): Promise<void> {
    const reached = await this.#reach(select);
    this.#count(`${name}: ${option}`, 2);
    await reached.selectOption(option);
  }

  /** Taps a field and types: letters of words, or a code. */
  async write(field: Locator, text: string, kind: 'words' | 'code' = 'words'): Promise<void> {
    const reached = await this.#reach(field);
    const label = await reached.evaluate(
      (element) => (element as HTMLInputElement).labels?.[0]?.textContent ?? element.ariaLabel,
    );
    this.#count(`${label ?? ''} (${text.length} keys)`, 1);
    if (kind === 'code') this.effort.codeKeys += text.length;
    else this.effort.keys += text.length;
    this.#moveHand(true);
    await reached.fill(text);
  }

  /** Puts in what was copied elsewhere: a long press and the word for it. */
  async paste(field: Locator, text: string): Promise<void> {
    const reached = await this.#reach(field);
    this.#count(`paste ${text.length} characters`, 2);
    await reached.fill(text);
  }

  /** Chooses a file, or takes a photo: the control and the device's own yes. */
  async giveFile(control: Locator, input: Locator, file: GivenFile): Promise<void> {
    await this.#reach(control);
    this.#count(`give ${file.name}`, 2);
    await input.setInputFiles(file);
  }

  /** The key that sends what was typed. */
  async pressEnter(): Promise<void> {
    this.effort.keys += 1;
    this.steps.push('Enter');
    await this.page.keyboard.press('Enter');
  }

  /** Finds on the screen what says that it is done; a person has to swipe there. */
  async see(what: Locator): Promise<void> {
    await expect(await this.#reach(what)).toBeVisible();
    this.effort.checks += 1;
  }

  #count(step: string, taps: number): void {
    this.effort.taps += taps;
    this.steps.push(step);
    this.#moveHand(false);
  }

  #moveHand(isAtKeys: boolean): void {
    if (!this.isPhone && isAtKeys !== this.#isAtKeys) this.effort.homings += 1;
    this.#isAtKeys = isAtKeys;
  }

  /** Waits for it, and counts how often one has to swipe to the nearest of those that fit. */
  async #reach(wanted: Locator): Promise<Locator> {
    const what = wanted.filter({ visible: true });
    await what.first().waitFor();
    const away = await what.evaluateAll((all) =>
      all.map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.max(0, -bottom, top - innerHeight) / innerHeight;
      }),
    );
    const least = Math.min(...away);
    const nearest = what.nth(away.indexOf(least));
    const swipes = Math.ceil(least / SWIPE);
    if (swipes === 0) return nearest;
    this.effort.swipes += swipes;
    this.steps.push(`swipe x${swipes}`);
    await nearest.scrollIntoViewIfNeeded();
    return nearest;
  }
}
