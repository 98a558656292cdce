import { act, render, screen } from '@testing-library/react';
import { lazyRoute, type RouteHandle } from '@zaino/web/lazy-route';
import { createMemoryRouter } from '@zaino/web/memory-router';
import {
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  RouterProvider,
  useLoaderData,
} from '@zaino/web/router';
import { prefetchable } from './prefetchable';

type Load = () => Promise<typeof Page>;
type Loader = (args: LoaderFunctionArgs) => unknown;

function Page() {
  return <h1>{useLoaderData<string>()}</h1>;
}

function open(load: Load, loader: Loader) {
  const handle = { title: 'Pagina' };
  const page = prefetchable(lazyRoute({ path: '/page', chunk: 'page', load, loader, handle }));
  const router = createMemoryRouter([
    { path: '/', element: <Link to="/page">apri</Link> },
    { path: '/login', element: <h1>Accedi</h1> },
    page,
  ]);
  render(<RouterProvider router={router} />);
  const { prefetch } = page.handle as Required<RouteHandle>;
  return {
    prefetch: (address: string, signal: AbortSignal | null = null) => {
      const url = new URL(address, 'http://localhost');
      const request = new Request(url, { signal });
      return prefetch({ request, url, params: {}, pattern: '/page', context: {} });
    },
    visit: (address: string) => act(() => router.navigate(address)),
  };
}

const hasPage: Load = () => Promise.resolve(Page);

/** A loader that answers with how often it was asked. */
const counting = () => jest.fn<unknown, [LoaderFunctionArgs]>();

describe('a route asked for in advance', () => {
  it('is visited without asking again, once', async () => {
    const load = jest.fn(hasPage);
    const loader = counting().mockReturnValueOnce('prima').mockReturnValueOnce('dopo');
    const { prefetch, visit } = open(load, loader);
    await prefetch('/page?classe=1');
    await visit('/page?classe=1');
    expect(screen.getByRole('heading', { name: 'prima' })).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(1);
    await visit('/page?classe=1');
    expect(await screen.findByRole('heading', { name: 'dopo' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('serves a visit that comes while it is on its way', async () => {
    const answers: ((value: string) => void)[] = [];
    const loader = counting().mockImplementation(() => new Promise((done) => answers.push(done)));
    const { prefetch, visit } = open(hasPage, loader);
    const early = prefetch('/page');
    const visited = visit('/page');
    answers[0]?.('Ciao');
    await Promise.all([early, visited]);
    expect(screen.getByRole('heading', { name: 'Ciao' })).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('keeps the data of each address', async () => {
    const loader = counting().mockImplementation(({ request }) => new URL(request.url).search);
    const { prefetch, visit } = open(hasPage, loader);
    await prefetch('/page?classe=1');
    await prefetch('/page?classe=2');
    await prefetch('/page?classe=1');
    expect(loader).toHaveBeenCalledTimes(2);
    await visit('/page?classe=1');
    expect(screen.getByRole('heading', { name: '?classe=1' })).toBeVisible();
    await visit('/page?classe=2');
    expect(await screen.findByRole('heading', { name: '?classe=2' })).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['with a place within the page', '/page?a=1&b=2#libri', 1],
    ['with the parameters in another order', '/page?b=2&a=1', 2],
    ['with a slash at its end', '/page/?a=1&b=2', 2],
    ['with encoded letters', '/page?a=1&b=%32', 2],
  ])('takes an address %s for what the router takes it', async (_what, address, calls) => {
    const loader = counting().mockReturnValue('Ciao');
    const { prefetch, visit } = open(hasPage, loader);
    await prefetch('/page?a=1&b=2#altro');
    await visit(address);
    expect(await screen.findByRole('heading', { name: 'Ciao' })).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(calls);
  });

  it('is asked for again when its request was aborted before the visit', async () => {
    const aborted = new AbortController();
    const loader = counting().mockReturnValueOnce('vecchio').mockReturnValueOnce('nuovo');
    const { prefetch, visit } = open(hasPage, loader);
    await prefetch('/page', aborted.signal);
    aborted.abort();
    await visit('/page');
    expect(await screen.findByRole('heading', { name: 'nuovo' })).toBeVisible();
  });

  it('is asked for again in advance once its request was aborted', async () => {
    const aborted = new AbortController();
    const loader = counting().mockReturnValueOnce('vecchio').mockReturnValueOnce('nuovo');
    const { prefetch, visit } = open(hasPage, loader);
    await prefetch('/page', aborted.signal);
    aborted.abort();
    await prefetch('/page');
    await visit('/page');
    expect(screen.getByRole('heading', { name: 'nuovo' })).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('is asked for again by a visit that waits for it when its request is aborted', async () => {
    const aborted = new AbortController();
    const answers: ((value: string) => void)[] = [];
    const wait = () => new Promise((done) => answers.push(done));
    const loader = counting().mockImplementationOnce(wait).mockReturnValue('nuovo');
    const { prefetch, visit } = open(hasPage, loader);
    const early = prefetch('/page', aborted.signal).catch(String);
    const visited = visit('/page');
    aborted.abort();
    answers[0]?.('vecchio');
    await Promise.all([early, visited]);
    expect(await screen.findByRole('heading', { name: 'nuovo' })).toBeVisible();
  });

  it.each<[string, Loader]>([
    ['rejects', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
    ['says that a service is down', () => data('niente', { status: 503 })],
    ['answers 502', () => new Response(null, { status: 502 })],
  ])('is visited as if for the first time when its loader %s', async (_what, fail) => {
    const loader = counting().mockImplementationOnce(fail).mockReturnValue('Ciao');
    const { prefetch, visit } = open(hasPage, loader);
    await expect(prefetch('/page')).rejects.toThrow();
    await visit('/page');
    expect(await screen.findByRole('heading', { name: 'Ciao' })).toBeVisible();
  });

  it('does not pass a failure on to a visit that waits for it', async () => {
    const failures: ((reason: Error) => void)[] = [];
    const wait = () => new Promise<never>((_done, fail) => failures.push(fail));
    const loader = counting().mockImplementationOnce(wait).mockReturnValue('Ciao');
    const load = jest.fn<Promise<typeof Page>, []>().mockImplementationOnce(wait);
    const { prefetch, visit } = open(load.mockResolvedValue(Page), loader);
    const early = prefetch('/page').catch(String);
    const visited = visit('/page');
    for (const fail of failures) fail(new Error('offline'));
    await Promise.all([early, visited]);
    expect(await screen.findByRole('heading', { name: 'Ciao' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps a refusal: the page of something unknown is a page', async () => {
    const loader = counting().mockReturnValue(data('Scuola non trovata', { status: 404 }));
    const { prefetch, visit } = open(hasPage, loader);
    await prefetch('/page');
    await visit('/page');
    expect(await screen.findByRole('heading', { name: 'Scuola non trovata' })).toBeVisible();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('follows a redirect only when it is visited', async () => {
    const { prefetch, visit } = open(hasPage, () => redirect('/login'));
    await prefetch('/page');
    expect(screen.getByRole('link', { name: 'apri' })).toBeVisible();
    await visit('/page');
    expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
  });
});
