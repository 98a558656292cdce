import { screen, within } from '@testing-library/react';
import { fakeNetwork } from '@zaino/web/fake-network';
import { servePage, showWithoutScript } from '@zaino/web/served-page';
import { homeRoute } from '../home/home-route';
import { Layout } from './layout';

const routes = [{ Component: Layout, children: [homeRoute()] }];

describe('the shell without JavaScript', () => {
  beforeEach(async () => {
    fakeNetwork();
    showWithoutScript(await servePage(routes, '/'));
  });
  afterEach(() => {
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('leads a narrow screen from the header to the links at the page’s foot', () => {
    const menu = within(screen.getByRole('banner')).getByRole('link', { name: /^Menu/ });
    const target = document.querySelector(menu.getAttribute('href') ?? '');
    expect(target).toBe(screen.getByRole('contentinfo'));
    for (const [name, path] of [
      ['Cerca Libri', '/search'],
      ['Prodotti per la Scuola', '/products'],
    ] as const) {
      const link = within(screen.getByRole('contentinfo')).getByRole('link', { name });
      expect(link).toHaveAttribute('href', path);
    }
  });

  it('searches by plain forms and has no other button that a visitor would miss', () => {
    const searches = screen.getAllByRole<HTMLFormElement>('search');
    expect(searches).toHaveLength(2);
    for (const search of searches) {
      expect(search).toHaveAttribute('action', '/cerca');
      expect(search.method).toBe('get');
      expect(within(search).getByRole('textbox')).toHaveAttribute('name', 'q');
    }
    const submits = screen
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ type }) => type === 'submit');
    expect(submits.map(({ form }) => form)).toEqual(searches);
  });
});
