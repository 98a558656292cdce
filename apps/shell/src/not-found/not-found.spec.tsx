import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { NotFound } from './not-found';

describe('NotFound', () => {
  it('says the specified words and shows a way on', () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: NotFound }])} />);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cerca la tua scuola' })).toHaveAttribute(
      'href',
      '/search',
    );
  });
});
