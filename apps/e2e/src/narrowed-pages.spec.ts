import { newPerson, register } from '@zaino/browser-testing/account';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { saveChild } from './accounts/save-child';
import { findDemoClass, schoolsNearby } from './demo-school';

/** So high that every row of a list is drawn, and known with its width. */
const WHOLE_PAGE = { width: 1440, height: 8_000 };

test('pages with long lists narrow with their window', async ({ page }) => {
  await register(page.request, newPerson());
  const ofAnna = await findDemoClass(page.request);
  await saveChild(page.request, { nickname: 'Anna', ...ofAnna });
  const { school, classe, sezione } = ofAnna;
  const paths = [
    '/dashboard',
    '/materiale/media/1',
    `/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`,
    schoolsNearby(school),
  ];
  const found: string[] = [];
  for (const path of paths) {
    await page.setViewportSize(WHOLE_PAGE);
    await page.goto(path);
    await hydrated(page);
    for (const width of [820, 390, 320]) {
      await page.setViewportSize({ width, height: 500 });
      const overflow = await overflowOf(page);
      if (overflow > 0) found.push(`${path}: ${overflow} px too wide at ${width}`);
    }
  }
  expect(found).toEqual([]);
});
