/// <reference lib="dom" />
import { errors, type Page } from '@playwright/test';
import { UserError } from '@zaino/tools/machine/user-error';

/** What every page has once its content is there. */
export const HEADING = 'main h1';
/** Pixels by which two variants of a page may differ. */
const HEIGHT_TOLERANCE = 2;
/** Characters of a difference that are told. */
const TOLD_LENGTH = 80;

/** What a visitor sees of a page. */
export interface ShownPage {
  /** Words of its main part, with one blank between them. */
  text: string;
  /** Of its main part, in pixels: styles that are missing, or in another order, change it. */
  height: number;
  /** What it says that has failed. */
  failures: string[];
}

/** Waits until a page has its heading; a `UserError` says where it never has one. */
export async function waitForHeading(page: Page): Promise<void> {
  try {
    await page.locator(HEADING).first().waitFor();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const seen = oneLine(await page.locator('body').innerText());
    throw new UserError(
      `${page.url()} shows no heading, so there is nothing to compare. What it shows: ${seen.slice(0, TOLD_LENGTH) || 'nothing'}`,
    );
  }
}

/** Reads what is seen of a page whose content is there. */
export async function readShown(page: Page): Promise<ShownPage> {
  const main = page.locator('main');
  const alerts = await page.getByRole('alert').allInnerTexts();
  return {
    text: oneLine(await main.innerText()),
    height: await main.evaluate((element) => element.scrollHeight),
    failures: alerts.map(oneLine).filter((words) => words !== ''),
  };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Throws a `UserError` unless all variants show the same page, with the words by which it is known: times of a page that
 * is empty, or that tells of a failure, say nothing of a page that is drawn.
 */
export function requireSamePage(
  path: string,
  words: string,
  variants: Readonly<Record<string, ShownPage>>,
): void {
  const shown = Object.entries(variants);
  for (const [name, { failures }] of shown) {
    if (failures.length > 0) {
      throw refusal(path, `${name} says that something failed: ${failures.join(' ')}`);
    }
  }
  const lacking = shown.filter(([, { text }]) => !text.includes(words));
  const [lacks] = lacking;
  if (lacks) {
    const [name, { text }] = lacks;
    // Words that nobody shows may be the wrong ones: it is not this variant alone.
    const is = lacking.length === shown.length ? 'no variant shows' : `${name} does not show`;
    throw refusal(path, `${is} “${words}”, but ${told(text)}`);
  }
  const [first, ...others] = shown;
  for (const other of others) {
    const difference = first && differenceOf(first, other);
    if (difference !== undefined) throw refusal(path, difference);
  }
}

type Named = readonly [name: string, page: ShownPage];

function differenceOf([name, one]: Named, [otherName, other]: Named): string | undefined {
  if (one.text !== other.text) {
    const from = Math.max(0, firstDifference(one.text, other.text) - TOLD_LENGTH / 4);
    const [here, there] = [told(one.text.slice(from)), told(other.text.slice(from))];
    return `${name} shows ${here} where ${otherName} shows ${there}`;
  }
  if (Math.abs(one.height - other.height) <= HEIGHT_TOLERANCE) return undefined;
  return `the main part of ${name} is ${one.height} px high, of ${otherName} ${other.height} px: their styles differ`;
}

const refusal = (path: string, what: string) =>
  new UserError(`${path} is not the same page in all variants, so nothing was measured: ${what}.`);

const told = (text: string) =>
  text === ''
    ? 'nothing'
    : `“${text.slice(0, TOLD_LENGTH)}${text.length > TOLD_LENGTH ? '…' : ''}”`;

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
