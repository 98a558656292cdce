import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { useScanField } from './use-scan-field';
import { type ScanKeys, useScanKeys } from './use-scan-keys';

function Page({ keys, hasCharacters = true }: { keys: ScanKeys; hasCharacters?: boolean }) {
  const { element, typed, type, focus } = useScanField();
  const [note, setNote] = useState('');
  useScanKeys(keys, { hasCharacters, focus });
  return (
    <>
      <input
        aria-label="Codice"
        ref={element}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <input
        aria-label="Nota"
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <button type="button">Altro</button>
    </>
  );
}

const code = () => screen.getByLabelText('Codice');

/** The page as it is once its field has taken the focus. */
async function open(page: ReactElement): Promise<void> {
  render(page);
  await waitFor(() => expect(code()).toHaveFocus());
}

describe('a page with a scanner', () => {
  it('takes a scan into its field, whatever button has the focus', async () => {
    await open(<Page keys={{}} />);
    screen.getByRole('button').focus();
    await userEvent.keyboard('978');
    expect(code()).toHaveValue('978');
    expect(code()).toHaveFocus();
  });

  it('leaves what is written elsewhere where it is, and the space bar to what it presses', async () => {
    await open(<Page keys={{}} />);
    await userEvent.type(screen.getByLabelText('Nota'), 'vetro');
    expect(code()).toHaveValue('');
    screen.getByRole('button').focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('can be told not to', async () => {
    await open(<Page keys={{}} hasCharacters={false} />);
    screen.getByRole('button').focus();
    await userEvent.keyboard('978');
    expect(code()).toHaveValue('');
  });

  it('does what its keys say, and nothing by a key that it has not', async () => {
    const F2 = jest.fn();
    const undo = jest.fn();
    await open(<Page keys={{ F2, undo }} />);
    await userEvent.keyboard('{F2}{F4}{Control>}z{/Control}');
    expect([F2, undo].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    // What is typed has an undo of its own.
    await userEvent.type(screen.getByLabelText('Nota'), 'a{Control>}z{/Control}');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('hears nothing while a dialog is open', async () => {
    const F2 = jest.fn();
    await open(<Page keys={{ F2 }} />);
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    await userEvent.keyboard('{F2}');
    dialog.remove();
    expect(F2).not.toHaveBeenCalled();
  });
});
