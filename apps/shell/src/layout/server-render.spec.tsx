/** @jest-environment node */
import { fakeNetwork } from '@zaino/web/fake-network';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@zaino/web/server-router';
import { renderToString } from 'react-dom/server';
import { homeRoute } from '../home/home-route';
import { NotFound } from '../not-found/not-found';
import { Layout } from './layout';

async function renderOnServer(path: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    {
      Component: Layout,
      children: [homeRoute(), { path: '*', Component: NotFound }],
    },
  ]);
  const context = await query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`answered ${context.status}`);
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

describe('the shell’s pages on the server', () => {
  beforeEach(() => void fakeNetwork());
  afterEach(() => jest.restoreAllMocks());

  it('are complete without a document', async () => {
    expect(typeof document).toBe('undefined');
    expect(await renderOnServer('/')).toContain('La lista della tua classe è già qui.');
    expect(await renderOnServer('/nessuna')).toContain('Unexpected Application Error!');
  });

  it('leave the question about cookies closed: only the browser knows whether to ask it', async () => {
    const page = await renderOnServer('/');
    expect(page).toContain('Accetta tutto');
    expect(page).not.toMatch(/<dialog[^>]* open/);
  });

  it('carry no inline style: the pages’ CSP forbids it', async () => {
    expect(await renderOnServer('/')).not.toContain('style=');
  });
});
