import { type Browser, type BrowserContext, type Page, request } from '@playwright/test';
import { newPerson, register } from '@zaino/browser-testing/account';
import { expectForEach, fillCartForChildren, saveChildren } from './children-tasks';
import { findFamilySchool, findUnsureYear } from './class-lists';
import { type DeviceName, familyDevices } from './devices';
import type { Effort } from './effort';
import { Family, type Steps } from './family';
import {
  type TaskCustomer,
  expectBothInCart,
  expectInCart,
  fillCart,
  fillCartAgain,
  fillCartForTwo,
  findBook,
  orderAfterSignIn,
  orderAsGuest,
  orderAsKnown,
  orderAsNew,
  orderFirst,
  orderScreens,
  refuseCookies,
  withdraw,
} from './family-tasks';
import { listFromMail, listFromPhoto, searchClass } from './list-tasks';
import { beInJuly, beInSeptember, completeList, keepRest } from './section-tasks';

/** The tasks that have goals. */
export const SCHOOL_TO_CART = 'school by name to cart';
export const RETURNING = 'checkout, returning';

/** One task on one device, done once for each run. */
export interface TaskResult {
  task: string;
  device: DeviceName;
  effort: Effort;
  steps: Steps;
  /** Of each run: what the browser and the shop took, nobody thinking or typing. */
  machineSeconds: number[];
}

export interface TaskResults {
  tasks: TaskResult[];
  /** Of the page of an order with 18 books on the phone; null where the phone was left out. */
  orderScreens: number | null;
}

interface Wanted {
  url: string;
  runs: number;
  devices: DeviceName[];
}

/** Longer than anything takes that works. */
const PATIENCE_MS = 30_000;

/** All tasks of a family in turn, each run by a customer whom the shop has not seen. */
export async function doTasks(browser: Browser, wanted: Wanted): Promise<TaskResults> {
  const api = await request.newContext({ baseURL: wanted.url });
  const found = { ...(await findFamilySchool(api)), unsure: await findUnsureYear(api) };
  await api.dispose();
  const results: TaskResults = { tasks: [], orderScreens: null };
  for (const device of wanted.devices) {
    for (let run = 0; run < wanted.runs; run += 1) {
      const customer = { ...found, person: newPerson(), nicknames: ['Teo', 'Mia'] as const };
      await new TaskRun(browser, { device, url: wanted.url, customer, results }).doAll();
    }
  }
  return results;
}

interface RunOptions {
  device: DeviceName;
  url: string;
  customer: TaskCustomer;
  results: TaskResults;
}

interface Step {
  task: string;
  /** The browser in which it is done: a new one is a first visit. */
  context: BrowserContext;
  work: (family: Family, customer: TaskCustomer) => Promise<void>;
  /** Looks it up once the clock stands still. */
  prove?: (page: Page, customer: TaskCustomer) => Promise<void>;
}

/** The tasks of one customer, each in the browser that it needs. */
class TaskRun {
  readonly browser: Browser;
  readonly options: RunOptions;

  constructor(browser: Browser, options: RunOptions) {
    this.browser = browser;
    this.options = options;
  }

  async doAll(): Promise<void> {
    const { device, results } = this.options;
    const first = await this.#open();
    await this.#time({
      task: SCHOOL_TO_CART,
      context: first,
      work: fillCart,
      prove: (page, { classes }) => expectInCart(page, classes[0].books),
    });
    await first.close();

    const guest = await this.#open();
    await this.#time({
      task: 'class by the one search to cart',
      context: guest,
      work: searchClass,
      prove: (page, { classes }) => expectInCart(page, classes[0].books),
    });
    await this.#time({ task: 'checkout, without an account', context: guest, work: orderAsGuest });
    await guest.close();

    for (const [task, work] of [
      ['list by a pasted mail to cart', listFromMail],
      ['list by a photo to cart', listFromPhoto],
    ] as const) {
      const visitor = await this.#open();
      const prove = (page: Page, { classes }: TaskCustomer) => expectInCart(page, classes[0].books);
      await this.#time({ task, context: visitor, work, prove });
      await visitor.close();
    }

    const own = await this.#open();
    const both = { work: fillCartForTwo, prove: expectBothInCart };
    await this.#time({ task: 'two children', context: own, ...both });
    await this.#time({ task: 'checkout, new', context: own, work: orderAsNew });
    if (device === 'phone') results.orderScreens = await this.#measureOrder(own);
    await this.#withPage(own, fillCartAgain);
    await this.#time({ task: RETURNING, context: own, work: orderAsKnown });
    await own.close();

    const other = await this.#open();
    await this.#withPage(other, async (family, customer) => {
      await family.page.goto('/');
      await refuseCookies(family);
      await fillCartAgain(family, customer);
    });
    await this.#time({ task: 'checkout, signing in', context: other, work: orderAfterSignIn });
    await this.#time({ task: 'where is my book', context: other, work: findBook });
    await this.#time({ task: 'withdrawal', context: other, work: withdraw });
    await other.close();

    const parent = await this.#open();
    await register(parent.request, newPerson());
    await this.#withPage(parent, async (family, customer) => {
      await family.page.goto('/');
      await refuseCookies(family);
      await saveChildren(family, customer);
    });
    const missing = { work: fillCartForChildren, prove: expectForEach };
    await this.#time({ task: 'two children of the account', context: parent, ...missing });
    await parent.close();
    await this.#doSection();
  }

  /** The books of every section in July, paid then; the rest in September. */
  async #doSection(): Promise<void> {
    const { customer } = this.options;
    const { shared, more } = customer.unsure;
    const context = await this.#open();
    await register(context.request, newPerson());
    await beInJuly(context, customer);
    await this.#time({
      task: 'section unknown, July',
      context,
      work: keepRest,
      prove: (page) => expectInCart(page, shared),
    });
    await this.#withPage(context, orderFirst);
    await beInSeptember(context, customer);
    await this.#time({
      task: 'section known, September',
      context,
      work: completeList,
      prove: (page) => expectInCart(page, more),
    });
    await context.close();
  }

  async #open(): Promise<BrowserContext> {
    const { device, url } = this.options;
    const settings = { ...familyDevices[device], baseURL: url, locale: 'it-IT' };
    const context = await this.browser.newContext(settings);
    context.setDefaultTimeout(PATIENCE_MS);
    return context;
  }

  async #time({ task, context, work, prove }: Step): Promise<void> {
    const { device, customer, results } = this.options;
    await this.#withPage(context, async (family) => {
      const started = performance.now();
      await work(family, customer);
      const seconds = (performance.now() - started) / 1000;
      await prove?.(family.page, customer);
      const { effort, steps } = family;
      const before = results.tasks.find((one) => one.task === task && one.device === device);
      if (before) before.machineSeconds.push(seconds);
      else results.tasks.push({ task, device, effort, steps, machineSeconds: [seconds] });
    });
  }

  async #withPage(context: BrowserContext, work: Step['work']): Promise<void> {
    const page = await context.newPage();
    await work(new Family(page, this.options.device === 'phone'), this.options.customer);
    await page.close();
  }

  async #measureOrder(context: BrowserContext): Promise<number> {
    const page = await context.newPage();
    const screens = await orderScreens(page);
    await page.close();
    return screens;
  }
}
