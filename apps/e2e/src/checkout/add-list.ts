import type { Hands } from '@zaino/browser-testing/hands';
import type { Page } from '@playwright/test';
import type { FoundDemoClass } from '../demo-school';

interface ChildsList {
  list: FoundDemoClass;
  nickname: string;
}

/** Puts the list of a class into the cart, for a child that nobody has named before. */
export async function addList(
  page: Page,
  hands: Hands,
  { list, nickname }: ChildsList,
): Promise<void> {
  const { school, classe, sezione, toBuy } = list;
  const query = new URLSearchParams({ classe, sezione });
  await page.goto(`/scuola/${school.codiceScuola}?${query}`);
  await hands.choose(page.getByLabel('Per chi sono?').first(), 'Un’altra persona…');
  await hands.write(page.getByLabel('Soprannome').first(), nickname);
  const button = page.getByRole('button', { name: `Aggiungi ${toBuy.length} al carrello` });
  await hands.use(button.first());
}
