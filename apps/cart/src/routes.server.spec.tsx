/** @jest-environment node */
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from '@zaino/web/server-router';
import { renderToString } from 'react-dom/server';
import { routes } from './routes';

describe('the routes of the cart', () => {
  it('render to a string without a DOM, claiming nothing about what is in the cart', async () => {
    expect(typeof window).toBe('undefined');
    const handler = createStaticHandler(routes);
    const context = await handler.query(new Request('http://localhost/cart'));
    if (context instanceof Response) throw new Error(`answered ${context.status}`);
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = renderToString(<StaticRouterProvider router={router} context={context} />);
    expect(html).toContain('Carrello');
    expect(html).not.toContain('Il tuo carrello è vuoto');
    expect(html).not.toContain('Totale');
  });

  it('carry the page title', () => {
    expect(routes).toEqual([
      expect.objectContaining({
        path: '/cart',
        handle: expect.objectContaining({ title: 'Carrello' }) as object,
      }),
    ]);
  });
});
