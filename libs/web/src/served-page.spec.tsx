import { screen } from '@testing-library/react';
import { lazyRoute } from './lazy-route';
import { type RouteObject, useLoaderData } from './router';
import { redirect } from './router';
import { hydratePage, servePage, showWithoutScript } from './served-page';

function Page() {
  return (
    <>
      <h1>{useLoaderData<string>()}</h1>
      <noscript>
        <p>Senza JavaScript</p>
      </noscript>
    </>
  );
}

const routes: RouteObject[] = [
  lazyRoute({
    path: '/page',
    chunk: 'page',
    load: () => Promise.resolve(Page),
    loader: () => 'Ciao',
    handle: { title: 'Pagina' },
  }),
  { path: '/old', loader: () => redirect('/page') },
];

describe('a served page', () => {
  it('is what the server draws, after redirects, with its data', async () => {
    const page = await servePage(routes, '/old');
    expect(page).toMatchObject({ address: '/page', status: 200 });
    expect(page.html).toContain('<h1>Ciao</h1>');
    expect(JSON.parse(page.data)).toMatchObject({ loaderData: { '0': 'Ciao' } });
  });

  it('shows without JavaScript what is meant for that', async () => {
    showWithoutScript(await servePage(routes, '/page'));
    expect(screen.getByText('Senza JavaScript')).toBeVisible();
  });

  it('comes to life without a difference', async () => {
    expect(await hydratePage(routes, await servePage(routes, '/page'))).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Ciao' })).toBeVisible();
  });

  it('tells of a difference', async () => {
    const page = await servePage(routes, '/page');
    const other = { ...page, html: page.html.replace('Ciao', 'Addio') };
    expect(await hydratePage(routes, other)).toHaveLength(1);
  });
});
