import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EarlyInput } from './early-input';

const heard = jest.fn<undefined, [string, unknown]>();

function Page() {
  const [region, setRegion] = useState('');
  const [words, setWords] = useState('');
  const [isTicked, setTicked] = useState(true);
  return (
    <main>
      <select
        aria-label="regione"
        value={region}
        onChange={({ target }) => {
          setRegion(target.value);
          heard('region', target.value);
        }}
      >
        <option value="">Scegli</option>
        <option value="Lombardia">Lombardia</option>
      </select>
      <input
        aria-label="nome"
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          heard('words', target.value);
        }}
      />
      <input
        type="checkbox"
        aria-label="libro"
        checked={isTicked}
        onChange={({ target }) => {
          setTicked(target.checked);
          heard('tick', target.checked);
        }}
      />
      <p>{`${region} ${words} ${String(isTicked)}`}</p>
      <EarlyInput />
    </main>
  );
}

async function hydrateAfter(press: (root: HTMLElement) => void): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  press(root);
  act(() => void hydrateRoot(root, <Page />));
  // What was touched is told in a task of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return root;
}

const field = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`[aria-label="${name}"]`) as HTMLInputElement;

describe('EarlyInput', () => {
  beforeEach(() => heard.mockClear());

  it('tells of what was chosen, typed and ticked before the page came to life', async () => {
    const root = await hydrateAfter((page) => {
      field(page, 'regione').value = 'Lombardia';
      field(page, 'nome').value = 'Galilei';
      field(page, 'libro').click();
    });
    expect(heard.mock.calls).toEqual([
      ['region', 'Lombardia'],
      ['words', 'Galilei'],
      ['tick', false],
    ]);
    expect(root.querySelector('p')).toHaveTextContent('Lombardia Galilei false');
    expect(field(root, 'nome')).toHaveValue('Galilei');
    expect(field(root, 'libro')).not.toBeChecked();
  });

  it('says nothing where nothing was touched', async () => {
    await hydrateAfter(() => undefined);
    expect(heard).not.toHaveBeenCalled();
  });
});
