import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { settings } from '@zaino/browser-testing/settings';
import { type Browser, expect, type Page } from '@playwright/test';

/** A member of staff with the page of one order. */
export interface Staff {
  page: Page;
  /** Ticks all lines, or those with a title, and gives a command; `fill` writes what it asks for. */
  command: (title: string, options?: CommandOptions) => Promise<void>;
  close: () => Promise<void>;
}

interface CommandOptions {
  lines?: string[];
  fill?: Record<string, string>;
}

/** An admin in a browser of his own, who finds the order in the list. */
export async function staffAt(browser: Browser, number: string): Promise<Staff> {
  const context = await browser.newContext({ baseURL: settings('E2E_ADMIN_URL'), locale: 'it-IT' });
  await holdToken(context, await staffToken(context.request));
  const page = await context.newPage();
  await page.goto('/admin/orders');
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('link', { name: new RegExp(`^Apri l’ordine ${number}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Ordine ${number}` })).toBeVisible();
  return {
    page,
    command: (title, options = {}) => giveCommand(page, title, options),
    close: () => context.close(),
  };
}

async function giveCommand(page: Page, title: string, options: CommandOptions): Promise<void> {
  const { lines, fill = {} } = options;
  const commands = page.getByRole('group', { name: 'Comandi' });
  await commands.waitFor();
  const ticks = page.getByRole('main').getByRole('checkbox');
  const wanted = lines
    ? lines.map((line) => page.getByRole('checkbox', { name: line }))
    : await ticks.all();
  for (const tick of wanted) if (await tick.isEnabled()) await tick.check();
  await commands.getByRole('button', { name: title, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  for (const [label, text] of Object.entries(fill))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  // Behind what it does it may say with how much money.
  await dialog.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${title}: fatto.`)).toBeVisible();
}
