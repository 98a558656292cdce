import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyRoute, type RouteHandle } from './lazy-route';
import { createMemoryRouter } from './memory-router';
import {
  Link,
  type LoaderFunctionArgs,
  RouterProvider,
  useLoaderData,
  useNavigate,
} from './router';

type Load = () => Promise<typeof Page>;
type Loader = (args: LoaderFunctionArgs) => unknown;

function Page() {
  return <h1>{useLoaderData<string>()}</h1>;
}

function Failure() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/page', { replace: true })}>Riprova</button>;
}

function open(load: Load, loader?: Loader) {
  const page = lazyRoute({
    path: '/page',
    chunk: 'page',
    load,
    ...(loader && { loader }),
    handle: { title: 'Pagina' },
    errorElement: <Failure />,
  });
  const router = createMemoryRouter([{ path: '/', element: <Link to="/page">apri</Link> }, page]);
  render(<RouterProvider router={router} />);
  const { preload } = page.handle as Required<RouteHandle>;
  return { preload };
}

describe('lazyRoute', () => {
  it('asks for code and data at once and shows them together', async () => {
    const order: string[] = [];
    open(
      () => (order.push('code'), Promise.resolve(Page)),
      () => (order.push('data'), 'Ciao'),
    );
    await userEvent.click(screen.getByRole('link'));
    expect(await screen.findByRole('heading', { name: 'Ciao' })).toBeVisible();
    expect(order).toEqual(['data', 'code']);
  });

  it('asks for the code again after a failure', async () => {
    const load = jest
      .fn<Promise<typeof Page>, []>()
      .mockRejectedValueOnce(new Error('chunk lost'))
      .mockResolvedValueOnce(Page);
    open(load, () => 'Ciao');
    await userEvent.click(screen.getByRole('link'));
    await userEvent.click(await screen.findByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('heading', { name: 'Ciao' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps the code once it is there', async () => {
    const load = jest.fn<Promise<typeof Page>, []>().mockResolvedValue(Page);
    const { preload } = open(load);
    await preload();
    await preload();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
