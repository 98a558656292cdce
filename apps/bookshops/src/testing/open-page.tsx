import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { routes } from '../routes';

/** Renders this remote's page at an address, once it has its data. */
export async function openPage(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return {
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
