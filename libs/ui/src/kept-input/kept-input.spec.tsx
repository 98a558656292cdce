import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider, useNavigate } from '@zaino/web/router';
import { beginSession, closeSession, loseSession, setAdminToken } from '@zaino/web/session';
import { useState } from 'react';
import { Dialog } from '../dialog';
import { installFakeDialog } from '../fake-dialog';
import { useUnsavedGuard } from '../use-unsaved-guard';
import { KeptInput } from './kept-input';
import { KeptState } from './kept-state';

/** A page with a dialog, whose form has rows that can be added, and guards what is not saved. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  const [rows, setRows] = useState<string[]>(['']);
  const navigate = useNavigate();
  useUnsavedGuard(isOpen);
  return (
    <main>
      <KeptState name="dialog" state={isOpen} begun={false} onBack={setOpen} />
      <button type="button" onClick={() => setOpen(true)}>
        Nuovo
      </button>
      <button
        type="button"
        onClick={() => {
          loseSession({ isAdmin: true });
          void navigate('/admin/login');
        }}
      >
        Salva
      </button>
      <Dialog isOpen={isOpen} title="Libro" onClose={() => setOpen(false)}>
        <form>
          <KeptState name="rows" state={rows} begun={['']} onBack={setRows} />
          {rows.map((row, index) => (
            <input
              key={index}
              aria-label={`Immagine ${index + 1}`}
              value={row}
              onChange={({ target }) => setRows(rows.with(index, target.value))}
            />
          ))}
          <button type="button" onClick={() => setRows([...rows, ''])}>
            Aggiungi
          </button>
        </form>
      </Dialog>
      <KeptInput whose="admin" account="a-1" />
    </main>
  );
}

function open() {
  const router = createMemoryRouter(
    [
      { path: '/admin/books', Component: Page },
      { path: '*', element: <p>Accesso</p> },
    ],
    { initialEntries: ['/admin/books'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const BACK = /Quello che avevi scritto .* è di nuovo qui/;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  installFakeDialog();
  sessionStorage.clear();
  setAdminToken('token');
});
afterEach(() => act(() => beginSession(null)));

describe('what a page holds when its session ends', () => {
  it('does not hold up who is led to the sign-in, and is there again with its dialog', async () => {
    const router = open();
    await press('Nuovo');
    await userEvent.type(screen.getByLabelText('Immagine 1'), 'a.jpg');
    await press('Aggiungi');
    await userEvent.type(screen.getByLabelText('Immagine 2'), 'b.jpg');
    await press('Salva');
    expect(await screen.findByText('Accesso')).toBeVisible();
    expect(sessionStorage.getItem('zaino.typed-admin')).toMatch(/b\.jpg/);

    await act(() => router.navigate('/admin/books'));
    expect(await screen.findByDisplayValue('b.jpg')).toBe(screen.getByLabelText('Immagine 2'));
    expect(screen.getByLabelText('Immagine 1')).toHaveValue('a.jpg');
    expect(screen.getByRole('dialog', { name: 'Libro' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(await screen.findByText(BACK)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
    expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  });

  it('is nothing where nothing was begun', async () => {
    open();
    await act(() => Promise.resolve());
    await press('Salva');
    expect(await screen.findByText('Accesso')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    act(() => closeSession());
  });
});
