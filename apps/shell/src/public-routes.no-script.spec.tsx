import { screen, within } from '@testing-library/react';
import { demoCompany } from '@zaino/contracts/shared';
import { servePage, showWithoutScript } from '@zaino/web/served-page';
import { publicPages } from './testing/public-pages';

const open = async (address: string) => showWithoutScript(await servePage(publicPages, address));

describe('legal texts and help without JavaScript', () => {
  afterEach(() => document.body.replaceChildren());

  it('search the questions by a plain form', async () => {
    await open('/faq');
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/faq');
    expect(form.method).toBe('get');
    expect(within(form).getByRole('searchbox')).toHaveAttribute('name', 'cerca');
    await open('/faq?cerca=fattura');
    expect(screen.getByRole('searchbox')).toHaveValue('fattura');
    expect(screen.getByText('Posso avere la fattura?').closest('details')).toHaveAttribute('open');
  });

  it('say who can be called and written to where the form cannot be sent', async () => {
    await open('/support');
    const { email, phone } = demoCompany;
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+390372000000');
    expect(screen.getByText(/Per questo modulo serve JavaScript/)).toBeInTheDocument();
  });

  it.each(['/terms-of-service', '/privacy-policy', '/cookie-policy'])(
    'lead from the list of contents of %s to each part',
    async (address) => {
      await open(address);
      const contents = within(screen.getByRole('navigation', { name: 'In questa pagina' }));
      const links = contents.getAllByRole('link');
      expect(links.length).toBeGreaterThan(3);
      for (const link of links) {
        const target = document.querySelector(link.getAttribute('href') ?? '');
        expect(target).toContainElement(screen.getByRole('heading', { name: link.textContent }));
      }
    },
  );
});
