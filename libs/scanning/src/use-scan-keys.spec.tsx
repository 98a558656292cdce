import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useScanField } from './use-scan-field';
import { type ScanKeys, useScanKeys } from './use-scan-keys';

function Page({ keys, hasCharacters }: { keys: ScanKeys; hasCharacters: boolean }) {
  const field = useScanField();
  const [note, setNote] = useState('');
  useScanKeys(keys, { hasCharacters, focus: field.focus });
  return (
    <>
      <input
        aria-label="Codice"
        ref={field.element}
        value={field.typed}
        onChange={({ currentTarget }) => field.type(currentTarget.value)}
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

/** Opens a page; its field takes the focus behind whatever else happens as it opens. */
async function open(keys: ScanKeys, hasCharacters = true) {
  render(<Page keys={keys} hasCharacters={hasCharacters} />);
  await waitFor(() => expect(code()).toHaveFocus());
}

describe('a page with a scanner', () => {
  it('takes a scan into its field, whatever button has the focus', async () => {
    await open({});
    screen.getByRole('button').focus();
    await userEvent.keyboard('978');
    expect(code()).toHaveValue('978');
    expect(code()).toHaveFocus();
  });

  it('leaves what is written elsewhere where it is, and the space bar to what it presses', async () => {
    await open({});
    await userEvent.type(screen.getByLabelText('Nota'), 'vetro');
    expect(code()).toHaveValue('');
    screen.getByRole('button').focus();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('can be told not to', async () => {
    await open({}, false);
    screen.getByRole('button').focus();
    await userEvent.keyboard('978');
    expect(code()).toHaveValue('');
  });

  it('does what its keys say, and nothing by a key that it has not', async () => {
    const F2 = jest.fn();
    const undo = jest.fn();
    await open({ F2, undo });
    await userEvent.keyboard('{F2}{F4}{Control>}z{/Control}');
    expect([F2, undo].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    // What is typed has an undo of its own.
    await userEvent.type(screen.getByLabelText('Nota'), 'a{Control>}z{/Control}');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('hears nothing while a dialog is open', async () => {
    const F2 = jest.fn();
    await open({ F2 });
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    await userEvent.keyboard('{F2}');
    dialog.remove();
    expect(F2).not.toHaveBeenCalled();
  });
});
