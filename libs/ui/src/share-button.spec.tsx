import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

const URL_OF_IT = 'http://localhost/blog/quali-libri';

/** Gives the browser, or takes from it, what it shares and copies with. */
function browserWith(parts: { share?: unknown; clipboard?: unknown }) {
  for (const name of ['share', 'clipboard'] as const) {
    Object.defineProperty(navigator, name, { configurable: true, value: parts[name] });
  }
}

async function press() {
  await userEvent.click(screen.getByRole('button', { name: 'Condividi' }));
}

function open(parts: Parameters<typeof browserWith>[0]) {
  // The library has a clipboard of its own, which it puts there at its first use.
  userEvent.setup();
  browserWith(parts);
  render(<ShareButton path="/blog/quali-libri" title="Quali libri" text="La lista." />);
}

describe('sharing a page', () => {
  it('opens what the device shares with', async () => {
    const share = jest.fn(() => Promise.resolve());
    const writeText = jest.fn();
    open({ share, clipboard: { writeText } });
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Quali libri', text: 'La lista.', url: URL_OF_IT });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('is over where the person closes the choice', async () => {
    const writeText = jest.fn();
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
    open({ share, clipboard: { writeText } });
    await press();
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['has nothing of the kind', undefined],
    ['may not', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('copies the link where the device %s', async (_case, share) => {
    const writeText = jest.fn(() => Promise.resolve());
    open({ share, clipboard: { writeText } });
    await press();
    expect(writeText).toHaveBeenCalledWith(URL_OF_IT);
    expect(screen.getByRole('status')).toHaveTextContent('Link copiato negli appunti!');
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['there is no clipboard', undefined],
    ['it is refused', { writeText: () => Promise.reject(new Error('refused')) }],
  ])('shows the link where %s', async (_case, clipboard) => {
    open({ clipboard });
    await press();
    expect(screen.getByRole('status')).toHaveTextContent(URL_OF_IT);
  });
});
