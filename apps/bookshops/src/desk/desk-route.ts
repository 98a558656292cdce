import { protectedRoute } from '@zaino/ui/protected-route';
import type { LazyRoute } from '@zaino/web/lazy-route';
import { data, type LoaderFunctionArgs, type RouteObject } from '@zaino/web/router';
import { type DeskNotices, loadDeskNotices } from './desk-notices';

interface DeskRoute extends LazyRoute {
  /** Gives an object, with or without a status. */
  loader: (args: LoaderFunctionArgs) => Promise<unknown>;
}

/**
 * A page of the desk: beside its data, and at the same time, it asks what every one of them warns of. So the server draws
 * that with the page, and nothing moves under the hand of who works there.
 */
export function deskRoute({ loader, ...route }: DeskRoute): RouteObject {
  return protectedRoute({
    ...route,
    loader: async (args) => {
      const [loaded, notices] = await Promise.all([loader(args), loadDeskNotices(args.request)]);
      return withNotices(loaded, notices);
    },
  });
}

/** As the router's `data` makes it. */
interface WithInit {
  type: 'DataWithResponseInit';
  data: object;
  init: ResponseInit | null;
}

function withNotices(loaded: unknown, notices: DeskNotices): unknown {
  if (loaded instanceof Response) return loaded;
  if (!isWithInit(loaded)) return { ...(loaded as object), notices };
  return data({ ...loaded.data, notices }, loaded.init ?? undefined);
}

function isWithInit(loaded: unknown): loaded is WithInit {
  return (loaded as Partial<WithInit> | null)?.type === 'DataWithResponseInit';
}
