/** @jest-environment node */
import { lazyRoute, type RouteHandle } from './lazy-route';
import { redirect, type RouteObject, useSearchParams } from './router';
import { undeclaredParams } from './undeclared-params';

function Shown() {
  const [params] = useSearchParams();
  return <p>{params.get('classe')}</p>;
}

const route = (path: string, searchParams?: RouteHandle['searchParams'], loader?: () => unknown) =>
  lazyRoute({
    path,
    chunk: path,
    load: () => Promise.resolve(Shown),
    handle: { title: path, ...(searchParams && { searchParams }) },
    ...(loader && { loader }),
  });

const readsAll: RouteObject = {
  path: '/all',
  handle: { searchParams: {} },
  loader: ({ request }) => Object.fromEntries(new URL(request.url).searchParams),
  Component: () => null,
};

describe('what pages read of their address', () => {
  it('is nothing to speak of where they declare it', async () => {
    const routes = [route('/a/:id', { get: ['classe'] })];
    expect(await undeclaredParams(routes, ['/a/1', '/a/1?classe=2'])).toEqual([]);
  });

  it('is told where they do not', async () => {
    const routes = [route('/a', {}), route('/b'), route('/c', {}), readsAll];
    expect(await undeclaredParams(routes, ['/a', '/b', '/all?x=1'])).toEqual([
      '/a reads classe',
      '/b declares nothing',
      '/b reads classe',
      '/all?x=1 reads *',
      '/c was not asked for',
    ]);
  });

  it('follows a page to another remote without a complaint', async () => {
    const complaints = jest.spyOn(console, 'error');
    const routes = [route('/a', {}, () => redirect('/auth/login?da=/a'))];
    expect(await undeclaredParams(routes, ['/a'])).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('does not count what is read of other addresses', async () => {
    const leading = () => {
      new URLSearchParams('other=1').get('other');
      return redirect('/b');
    };
    const routes = [route('/a', {}, leading), route('/b', { get: ['classe'] })];
    expect(await undeclaredParams(routes, ['/a?classe=1', '/b'])).toEqual([]);
  });
});
