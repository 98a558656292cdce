import { register } from '@zaino/browser-testing/account';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import { caughtMail } from './accounts/caught-mails';
import { proveAddress } from './accounts/prove-address';

const pages = [
  ['/privacy-policy', 'Informativa sulla privacy'],
  ['/terms-of-service', 'Termini di servizio'],
  ['/cookie-policy', 'Cookie'],
  ['/accessibility', 'Dichiarazione di accessibilità'],
  ['/how-it-works', 'Come funziona'],
  ['/support', 'Assistenza'],
  ['/faq?cerca=recesso', 'Domande frequenti'],
  ['/for-libraries', 'Zaino per le librerie'],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`legal texts and help can be read by everybody, ${colorScheme} @phone`, async ({
    page,
    problems,
  }) => {
    await page.emulateMedia({ colorScheme });
    for (const [address, title] of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
      const wider = await overflowOf(page);
      expect(wider, address).toBe(0);
    }
    expect(problems).toEqual([]);
  });
}

test('a question is found, opened from a link, and leads to the form whose mail comes with the order @phone', async ({
  page,
}) => {
  await page.goto('/terms-of-service#recesso');
  await expect(page.getByRole('heading', { name: 'Recesso: 14 giorni' })).toBeInViewport();
  await page.goto('/faq#recesso');
  await expect(page.getByText('premi “Conferma recesso”')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cerca tra le domande' }).fill('fatture');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/domande trovate per “fatture”/)).toBeVisible();
  await expect(page.getByText('Sì, se la chiedi alla cassa')).toBeVisible();

  // Whoever reads mails at an address that is proven is written to.
  const { email } = await register(page.request);
  await proveAddress(page.request, email);
  await page.goto('/support?ordine=ZN-0000-0000');
  await hydrated(page);
  await page.getByLabel('Nome', { exact: true }).fill('Anna Bianchi');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Di che cosa si tratta').selectOption('Dov’è il mio ordine');
  await page.getByLabel('Messaggio').fill('Il pacco è fermo da tre giorni.');
  await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  await expect(page.getByRole('heading', { name: 'Messaggio inviato' })).toBeFocused();
  const confirmation = await caughtMail(email, 'Abbiamo ricevuto il tuo messaggio');
  expect(confirmation.text).toContain('Ordine: ZN-0000-0000');
  expect(confirmation.text).not.toContain('fermo');
});
