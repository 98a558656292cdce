import { screen, within } from '@testing-library/react';
import { releaseDeskEndpoints, releasesEndpoints } from '@zaino/contracts/releases';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { newToken, openAdminArea } from '../../testing/open-admin-area';
import { cart, cartBudget } from './sample-releases';

// One call of a path: a test answers what the page does by its method.
const { read, promote, goBack, startCanary, changeCanary } = releasesEndpoints;
const {
  budget,
  overview,
  history,
  figures,
  teams,
  previews,
  openLocal,
  staffLink,
  revokeTeam,
  revokePreview,
} = releaseDeskEndpoints;
const { outsideApps, removeOutsideApp } = releaseDeskEndpoints;
const endpoints = {
  budget,
  read,
  promote,
  goBack,
  changeCanary,
  startCanary,
  overview,
  history,
  figures,
  teams,
  previews,
  openLocal,
  staffLink,
  revokeTeam,
  revokePreview,
  outsideApps,
  removeOutsideApp,
};
export type ReleaseHandlers = FakeHandlers<typeof endpoints>;

/** Opens a page of what is released, on a faked network; `shop` is told at an origin of its own. */
export async function openReleases(
  path: string,
  heading: string,
  { shop = '', ...handlers }: ReleaseHandlers & { shop?: string } = {},
) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    overview: () => ({ revision: 7, apps: [cart] }),
    read: () => cart,
    budget: () => cartBudget,
    history: () => ({ acts: [], next: null }),
    figures: () => ({ app: 'cart', series: [] }),
    teams: () => ({ teams: [] }),
    previews: () => ({ previews: [] }),
    outsideApps: () => ({ apps: [] }),
    ...handlers,
  });
  const area = openAdminArea(path, { shop });
  await screen.findByRole('heading', { name: heading, level: 1 });
  const sent = () =>
    asked.mock.calls.flatMap(([address, init]) =>
      init?.method === undefined || init.method === 'GET'
        ? []
        : [
            [
              init.method,
              address,
              typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
            ],
          ],
    );
  return { ...area, asked, sent };
}

export const inDialog = (name: string) => within(screen.getByRole('dialog', { name }));

/** A refusal as the service answers it. */
export const refused = (status: number, code: string, detail: string) =>
  Response.json({ code, detail, requestId: 'r-1', success: false, error: detail }, { status });
