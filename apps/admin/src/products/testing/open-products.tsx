import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductRow } from '@zaino/contracts/catalogue';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { setAdminToken } from '@zaino/web/session';
import { routes } from '../../routes';
import { FakeCatalogue, makeRow } from './fake-catalogue';

/** The line of a product, by its name or id. */
export const line = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
/** Of the products that are drawn, in their order. */
export const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** Three products that differ in what the table shows. */
export const few = [
  makeRow({ id: 'P-0001', nome: 'Zaino blu', categoria: 'Zaini', prezzoOriginale: 40, sconto: 20 }),
  makeRow({
    id: 'P-0002',
    nome: 'Penna',
    descrizione: 'Così leggera',
    categoria: 'Penne',
    prezzoOriginale: 2,
  }),
  makeRow({
    id: 'P-0003',
    nome: 'Diario',
    categoria: 'Diari',
    active: false,
    pezzi_disponibili: 0,
  }),
];

/** Opens the page of the products for a signed-in admin, on a catalogue in memory. */
export async function openProducts(
  rows: readonly ProductRow[],
  { search = '', prepare }: { search?: string; prepare?: (catalogue: FakeCatalogue) => void } = {},
) {
  installFakeDialog();
  fakeLayout();
  setAdminToken('token');
  const catalogue = new FakeCatalogue(rows);
  prepare?.(catalogue);
  const router = createMemoryRouter(
    [...routes, { path: '/', element: <p>Home</p> }, { path: '/admin/login', element: null }],
    { initialEntries: ['/', `/admin/products${search}`], initialIndex: 1 },
  );
  const view = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Prodotti' });
  return {
    ...view,
    catalogue,
    router,
    user: userEvent.setup(),
    address: () => router.state.location.search,
  };
}
