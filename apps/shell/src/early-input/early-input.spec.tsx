import { act } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EarlyInput } from './early-input';
import { takeEarlyPresses } from './early-presses';

const heard = jest.fn<undefined, [string, unknown]>();

const noChanges = () => () => undefined;

function Page() {
  // Like the cart: known in the browser alone, so that the page is drawn again as soon as it is alive.
  const isRead = useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
  const [region, setRegion] = useState('');
  const [words, setWords] = useState('');
  const [isTicked, setTicked] = useState(true);
  const [pressed, setPressed] = useState('nothing');
  return (
    <main data-read={isRead}>
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
      {['Apri', 'Aggiungi'].map((name) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          onClick={() => {
            setPressed(name);
            heard(name, `${region} after ${pressed}`);
          }}
        />
      ))}
      <p>{`${region} ${words} ${String(isTicked)}`}</p>
      <EarlyInput />
    </main>
  );
}

function serve(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  window.earlyPresses = new Map();
  return root;
}

function hydrate(root: HTMLElement): void {
  takeEarlyPresses();
  act(() => void hydrateRoot(root, <Page />));
}

// What was touched is told in tasks of their own, which a busy machine does not run at once.
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)));

async function hydrateAfter(touch: (root: HTMLElement) => void): Promise<HTMLElement> {
  const root = serve();
  touch(root);
  hydrate(root);
  await settle();
  return root;
}

const field = (root: HTMLElement, name: string) =>
  root.querySelector<HTMLInputElement>(`[aria-label="${name}"]`) as HTMLInputElement;

/** Like the script in the page's head (gateway, early-presses-script.ts). */
function keepPress(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLButtonElement) window.earlyPresses?.set(target, event);
}

const reload = () =>
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);

describe('EarlyInput', () => {
  beforeEach(() => {
    heard.mockClear();
    window.addEventListener('click', keepPress, true);
  });

  afterEach(() => {
    window.removeEventListener('click', keepPress, true);
    jest.restoreAllMocks();
  });

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

  it('carries out what was pressed, once for each button, each after what came before it', async () => {
    await hydrateAfter((page) => {
      for (const name of ['Apri', 'Aggiungi', 'Apri']) field(page, name).click();
      field(page, 'regione').value = 'Lombardia';
    });
    expect(heard.mock.calls).toEqual([
      ['region', 'Lombardia'],
      ['Apri', 'Lombardia after nothing'],
      ['Aggiungi', 'Lombardia after Apri'],
    ]);
    expect(window.earlyPresses).toBeUndefined();
  });

  it('carries out presses after a reload too, when the browser has filled in the fields', async () => {
    reload();
    await hydrateAfter((page) => {
      field(page, 'nome').value = 'Galilei';
      field(page, 'Apri').click();
    });
    expect(heard.mock.calls).toEqual([['Apri', ' after nothing']]);
  });

  it.each([
    ['down to the button', true],
    ['up again', false],
  ])(
    'carries a press out once that is on its way %s as the page hydrates',
    async (_way, capture) => {
      const root = serve();
      window.addEventListener('click', () => hydrate(root), { capture, once: true });
      act(() => field(root, 'Apri').click());
      await settle();
      expect(heard.mock.calls).toEqual([['Apri', ' after nothing']]);
    },
  );

  it('tells of a choice that made the page come to life, though drawing it has put the field back', async () => {
    const root = serve();
    const select = field(root, 'regione');
    window.addEventListener('input', () => hydrate(root), { capture: true, once: true });
    select.value = 'Lombardia';
    act(() => void select.dispatchEvent(new Event('input', { bubbles: true })));
    expect(select).toHaveValue('');
    act(() => void select.dispatchEvent(new Event('change', { bubbles: true })));
    await settle();
    expect(select).toHaveValue('Lombardia');
    expect(heard.mock.calls.at(-1)).toEqual(['region', 'Lombardia']);
  });

  it('leaves alone what was pressed since the page hydrates: that was heard', async () => {
    const root = serve();
    hydrate(root);
    act(() => field(root, 'Apri').click());
    await settle();
    expect(heard.mock.calls).toEqual([['Apri', ' after nothing']]);
  });

  it('presses no button that is gone', async () => {
    await hydrateAfter((page) => {
      const gone = page.appendChild(document.createElement('button'));
      gone.onclick = () => heard('gone', '');
      gone.click();
      gone.remove();
      heard.mockClear();
    });
    expect(heard).not.toHaveBeenCalled();
  });
});
