import { keyboard } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Locator } from '@playwright/test';
import { injections } from '@zaino/testing/injections';
import sharp from 'sharp';
import { openBlog, openNewArticle } from './article-form';
import { changeArticle, keptArticle, newMark, writeArticle } from './blog-calls';

/** What the clipboard or a dragged thing holds, given to the text as the browser would. */
async function paste(text: Locator, content: Record<string, string>): Promise<void> {
  await text.evaluate((element, held) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(held)) clipboardData.setData(type, value);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  }, content);
}

const anImage = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#24489e' } })
    .png()
    .toBuffer();

test('an article is written by the keyboard alone, with nothing that the page’s policy forbids @short', async ({
  page,
  problems,
}) => {
  const { dialog, text } = await openNewArticle(page);
  const title = `Tastiera ${newMark()}`;
  const { write, use } = keyboard(page);
  await write(dialog.getByLabel('Titolo', { exact: true }), title);
  await expect(dialog.getByLabel('Indirizzo della pagina')).toHaveValue(/^tastiera-/);
  await write(dialog.getByLabel('Autore'), 'Ada');

  await text.focus();
  await page.keyboard.type('## Prima di comprare');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Si legge la ');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('lista');
  await page.keyboard.press('ControlOrMeta+B');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- uno');
  await page.keyboard.press('Enter');
  await page.keyboard.type('due');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('fine');

  // To the buttons, along them, and back.
  await page.keyboard.press('Alt+F10');
  const toolbar = dialog.getByRole('toolbar', { name: 'Formato del testo' });
  await expect(toolbar.getByRole('button', { name: 'Titolo', exact: true })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Corsivo' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+K');
  const link = page.getByRole('dialog', { name: 'Collegamento' });
  await write(link.getByLabel('Indirizzo'), 'www.esempio.it');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'fine' })).toHaveAttribute(
    'href',
    'https://www.esempio.it/',
  );
  // Tab leads on, it is not caught.
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await expectAccessible(page);
  await use(dialog.getByRole('button', { name: 'Salva articolo' }));
  await expect(page.getByText(`${title}: pubblicato`)).toBeVisible();
  expect((await keptArticle(page.request, title)).content).toBe(
    '<h2 id="s-prima-di-comprare">Prima di comprare</h2>' +
      '<p>Si legge la <strong>lista</strong>.</p><ul><li>uno</li><li>due</li></ul>' +
      '<p><a href="https://www.esempio.it/" target="_blank" rel="noopener noreferrer nofollow">fine</a></p>',
  );
  expect(problems).toEqual([]);
});

test('what is pasted is cleaned, and runs nothing', async ({ page, problems }) => {
  const { dialog, text } = await openNewArticle(page);
  const title = `Incolla ${newMark()}`;
  await dialog.getByLabel('Titolo', { exact: true }).fill(title);
  await dialog.getByLabel('Autore').fill('Ada');
  await text.click();
  const fromOffice =
    '<html><head><style>p { color: red }</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]-->' +
    '<b style="font-weight:normal"><h1 style="color:red">Titolo</h1><p style="margin:0" onclick="window.ran=1">' +
    '<span style="font-weight:700">grasso</span> <a href="javascript:window.ran=2">falso</a></p></b>' +
    '<img src="x" onerror="window.ran=3"><script>window.ran=4</script>' +
    '<table><tr><th>a</th></tr><tr><td>b</td></tr></table></body></html>';
  await paste(text, { 'text/html': fromOffice, 'text/plain': 'Titolo' });
  await expect(text.getByRole('heading', { name: 'Titolo', level: 2 })).toBeVisible();
  await text.press('ControlOrMeta+End');
  await dialog.getByRole('button', { name: 'Salva articolo' }).click();
  await expect(page.getByText(`${title}: pubblicato`)).toBeVisible();
  const { content } = await keptArticle(page.request, title);
  expect(content).toContain('<p><strong>grasso</strong> falso</p>');
  expect(content).toContain('<th>a</th>');
  expect(content).not.toMatch(/style|script|onclick|onerror|color/);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(problems).toEqual([]);
});

test('nothing that is pasted runs, whatever somebody has thought of', async ({
  page,
  problems,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.route(/attacker\.example/, (route) => {
    // Images from elsewhere may be shown, as on every page.
    if (route.request().resourceType() !== 'image') asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: '' });
  });
  const { dialog, text } = await openNewArticle(page);
  await dialog.getByLabel('Titolo', { exact: true }).fill(`Prove ${newMark()}`);
  await text.click();
  for (const injection of injections) {
    await paste(text, { 'text/html': injection.text, 'text/plain': injection.text });
  }
  await paste(text, { 'text/plain': injections.map((injection) => injection.text).join('\n') });
  await dialog.getByRole('button', { name: 'Anteprima' }).click();
  const preview = dialog.getByRole('region', { name: 'Anteprima' });
  await expect(preview.getByText(/<script>alert\(1\)<\/script>/).first()).toBeVisible();
  expect(asked).toEqual([]);
  // Of images that are nowhere.
  expect(problems.filter((problem) => !problem.startsWith('Failed to load'))).toEqual([]);
});

test('an image is uploaded with words for those who do not see it, and shown as readers see it @phone', async ({
  page,
  problems,
}) => {
  const { dialog, text } = await openNewArticle(page);
  const title = `Immagine ${newMark()}`;
  await dialog.getByLabel('Titolo', { exact: true }).fill(title);
  await dialog.getByLabel('Autore').fill('Ada');
  await text.click();
  await page.keyboard.type('Ecco i libri.');
  await dialog.getByRole('button', { name: 'Immagine', exact: true }).click();
  const image = page.getByRole('dialog', { name: 'Immagine' });
  await image
    .getByLabel('File dell’immagine')
    .setInputFiles({ name: 'libri.png', mimeType: 'image/png', buffer: await anImage() });
  await expect(image.getByLabel('Indirizzo dell’immagine')).toHaveValue(/^\/api\/blog\/media\//);
  await image.getByRole('button', { name: 'Inserisci immagine' }).click();
  const words = image.getByLabel('Descrizione per chi non la vede');
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(/Descrivi l’immagine/);
  await expectAccessible(page);
  await words.fill('Libri su un banco');
  await image.getByRole('button', { name: 'Inserisci immagine' }).click();
  await page.keyboard.type('I libri di Ada');
  await text.getByRole('img', { name: 'Libri su un banco' }).click();
  await dialog.getByRole('button', { name: 'Immagine', exact: true }).click();
  await expect(words).toHaveValue('Libri su un banco');
  await page.keyboard.press('Escape');
  await expect(image).toBeHidden();

  // The image is still selected: it is linked as a whole, and is no way out of the form for that.
  await page.keyboard.press('ControlOrMeta+K');
  const link = page.getByRole('dialog', { name: 'Collegamento' });
  await link.getByLabel('Indirizzo').fill('/search');
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  await text.getByText('I libri di Ada').click();
  const linkButton = dialog.getByRole('button', { name: 'Collegamento' });
  await expect(linkButton).toHaveAttribute('aria-pressed', 'false');
  await text.getByRole('img', { name: 'Libri su un banco' }).click();
  await expect(linkButton).toHaveAttribute('aria-pressed', 'true');

  await dialog.getByRole('button', { name: 'Anteprima' }).click();
  const preview = dialog.getByRole('region', { name: 'Anteprima' });
  await expect(preview.getByText(title)).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Libri su un banco' })).toBeVisible();
  await expect(preview.getByText('I libri di Ada')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salva articolo' }).click();
  await expect(page.getByText(`${title}: pubblicato`)).toBeVisible();
  expect((await keptArticle(page.request, title)).content).toMatch(
    /<figure><a href="\/search"><img [^>]*srcset=[^>]*width="640" height="400" alt="Libri su un banco"[^>]*><\/a><figcaption>I libri di Ada<\/figcaption><\/figure>/,
  );
  expect(problems).toEqual([]);
});

test('two admins who write at the same time see both texts and choose', async ({ page }) => {
  const article = await writeArticle(page.request, { content: '<p>Prima.</p>' });
  await openBlog(page);
  await page.getByRole('button', { name: new RegExp(`Modifica.*${article.title}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica articolo' });
  const text = dialog.getByRole('textbox', { name: 'Testo', exact: true });
  await text.press('ControlOrMeta+End');
  await page.keyboard.type(' Mia.');
  const theirs = { author: 'Altra', content: '<p>Prima. Loro.</p>' };
  await changeArticle(page.request, article, theirs);

  await dialog.getByRole('button', { name: 'Salva articolo' }).click();
  const both = page.getByRole('dialog', { name: 'Articolo cambiato nel frattempo' });
  await expect(both.getByRole('group', { name: 'Testo: la tua versione' })).toContainText(
    'Prima. Mia.',
  );
  await expect(both.getByRole('group', { name: 'Testo: la versione salvata' })).toContainText(
    'Prima. Loro.',
  );
  await expectAccessible(page);
  await both.getByRole('radio', { name: 'La versione salvata' }).check();
  await both.getByRole('button', { name: 'Continua con questi' }).click();
  await expect(text).toHaveText('Prima. Loro.');
  await expect(dialog.getByLabel('Autore')).toHaveValue('Altra');
  // The own text is not lost.
  await dialog.getByRole('button', { name: 'Annulla modifica' }).click();
  await expect(text).toHaveText('Prima. Mia.');
  await dialog.getByRole('button', { name: 'Salva articolo' }).click();
  await expect(dialog).toBeHidden();
  const saved = await keptArticle(page.request, article.title);
  expect(saved).toMatchObject({ content: '<p>Prima. Mia.</p>', author: 'Altra' });
});
