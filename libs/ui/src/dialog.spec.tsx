import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './dialog';
import { installFakeDialog, pressEscape } from './fake-dialog';

beforeAll(installFakeDialog);

describe('Dialog', () => {
  it('shows nothing while closed', () => {
    render(
      <Dialog isOpen={false} title="Menu">
        Voci
      </Dialog>,
    );
    expect(screen.queryByText('Voci')).toBeNull();
  });

  it('opens with its title in focus', () => {
    render(
      <Dialog isOpen title="Menu">
        Voci
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('open');
    expect(screen.getByRole('heading', { name: 'Menu' })).toHaveFocus();
  });

  it('asks to be closed by the cross and by Esc', async () => {
    const onClose = jest.fn();
    render(
      <Dialog isOpen title="Menu" onClose={onClose}>
        Voci
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    act(() => pressEscape(screen.getByRole('dialog')));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it.each(['closes it', 'takes it away'])(
    'gives the focus back where whoever shows it %s',
    (how) => {
      const page = (isOpen: boolean) => (
        <>
          <button type="button">Apri</button>
          {(isOpen || how === 'closes it') && (
            <Dialog isOpen={isOpen} title="Menu">
              Voci
            </Dialog>
          )}
        </>
      );
      const { rerender } = render(page(false));
      screen.getByRole('button', { name: 'Apri' }).focus();
      rerender(page(true));
      expect(screen.getByRole('heading', { name: 'Menu' })).toHaveFocus();
      rerender(page(false));
      expect(screen.getByRole('button', { name: 'Apri' })).toHaveFocus();
    },
  );

  it('stays open where the browser tells of its closing after it was opened again', () => {
    const onClose = jest.fn();
    const dialog = (isOpen: boolean) => (
      <Dialog isOpen={isOpen} title="Menu" onClose={onClose}>
        Voci
      </Dialog>
    );
    const { rerender } = render(dialog(true));
    rerender(dialog(false));
    rerender(dialog(true));
    act(() => void screen.getByRole('dialog').dispatchEvent(new Event('close')));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
  });

  it('stays open where it must be answered, even when the browser closes it', () => {
    render(
      <Dialog isOpen title="Cookie">
        Domanda
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => pressEscape(dialog));
    act(() => dialog.close());
    expect(dialog).toHaveAttribute('open');
    expect(screen.queryByRole('button', { name: 'Chiudi' })).toBeNull();
  });
});
