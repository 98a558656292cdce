import { render, screen } from '@testing-library/react';
import { demoCompany } from '@zaino/contracts/shared';
import { beginCompany } from '@zaino/web/company';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { SellerNote } from './seller-note';

afterEach(() => beginCompany(demoCompany));

function show() {
  const router = createMemoryRouter([{ path: '*', element: <SellerNote /> }]);
  render(<RouterProvider router={router} />);
}

describe('SellerNote', () => {
  it('names the seller, the days to withdraw, the ways to pay and the phone', () => {
    beginCompany({ ...demoCompany, name: 'Prova Ltd', phone: '+44 20 0000 0000' });
    show();
    expect(screen.getByRole('list', { name: 'Chi vende' })).toHaveTextContent(
      'Vende Prova Ltd, o la libreria in cui ritiri14 giorni per cambiare ideaPaghi online, o in libreria se ritiri lìAssistenza: +44 20 0000 0000',
    );
    expect(screen.getByRole('link', { name: 'Prova Ltd' })).toHaveAttribute(
      'href',
      '/terms-of-service#chi-vende',
    );
    expect(screen.getByRole('link', { name: '+44 20 0000 0000' })).toHaveAttribute(
      'href',
      'tel:+442000000000',
    );
  });
});
