import type { Locator, Page } from '@playwright/test';
import type { FamilySchool } from '../tasks/class-lists';

/** A page of the family's journey: how to get there from wherever one is, and what says that one is there. */
export interface FamilyStep {
  name: string;
  go: (page: Page) => Promise<void>;
  path: RegExp;
  title: RegExp;
}

/** Home, a search, a school and its list, products, a product, the cart, the blog and an article. */
export function familySteps({ school, classes }: FamilySchool): FamilyStep[] {
  const { regione, provincia, comune } = school;
  const search = `/search?${new URLSearchParams({ regione, provincia, comune }).toString()}`;
  const [{ classe, sezione, books }] = classes;
  const ofSchool = new RegExp(escaped(school.nomeScuola), 'i');
  return [
    { name: 'home', go: (page) => open(page, '/'), path: /^\/$/, title: /./ },
    { name: 'schools', go: (page) => open(page, search), path: /^\/search$/, title: /./ },
    {
      name: 'school',
      go: (page) => press(page.locator(`a[href="/scuola/${school.codiceScuola}"]`)),
      path: /^\/scuola\/\w+$/,
      title: ofSchool,
    },
    {
      name: 'class list',
      go: async (page) => {
        const name = new RegExp(`^${classe}\\s*ª?\\s*${sezione}\\b`);
        await press(page.getByRole('link', { name }));
        await press(page.getByRole('button', { name: `Aggiungi ${books} al carrello` }));
      },
      path: /^\/scuola\/\w+$/,
      title: ofSchool,
    },
    {
      name: 'cart',
      go: (page) => press(inBanner(page, /Carrello/)),
      path: /^\/cart$/,
      title: /^Carrello/,
    },
    {
      name: 'products',
      go: (page) => press(inBanner(page, /^Prodotti per la Scuola/)),
      path: /^\/products$/,
      title: /^Prodotti per la Scuola/,
    },
    {
      name: 'product',
      go: (page) => press(page.locator('main h3 a[href^="/products/"]')),
      path: /^\/products\/[^/]+$/,
      title: /./,
    },
    { name: 'cart, anew', go: (page) => open(page, '/cart'), path: /^\/cart$/, title: /^Carrello/ },
    {
      name: 'blog',
      go: (page) => press(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' })),
      path: /^\/blog$/,
      title: /^Blog/,
    },
    {
      name: 'article',
      go: (page) => press(page.locator('main h3 a[href^="/blog/"]')),
      path: /^\/blog\/[^/]+$/,
      title: /./,
    },
  ];
}

async function open(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  if (answer?.status() !== 200)
    throw new Error(`${path} answered ${answer?.status() ?? 'nothing'}`);
}

/** The first of them that is seen. */
async function press(links: Locator): Promise<void> {
  await links.filter({ visible: true }).first().click();
}

const inBanner = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('link', { name });

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
