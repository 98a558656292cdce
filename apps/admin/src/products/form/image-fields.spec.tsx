import { MOST_IMAGES } from '@zaino/contracts/catalogue';
import { IMAGE_BYTES } from '@zaino/contracts/shared';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ImageFields } from './image-fields';

const kept = `/api/media/${'a'.repeat(32)}`;
const image = (name: string, size = 3) =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });

function Fields({ first = [] }: { first?: string[] }) {
  const [urls, setUrls] = useState(first);
  return <ImageFields urls={urls} errors={{}} onChange={setUrls} />;
}

const addresses = () =>
  screen.queryAllByRole('textbox').map((box) => (box as HTMLInputElement).value);
const picker = () => screen.getByLabelText('File di immagini');

describe('the product’s images', () => {
  let answer: () => Response | Promise<Response>;
  beforeEach(() => {
    answer = () => Response.json({ success: true, url: kept, larghezza: 10, altezza: 10 });
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  });
  afterEach(() => jest.restoreAllMocks());

  it('come from files that are sent', async () => {
    render(<Fields first={['https://a.example/1.png']} />);
    await userEvent.upload(picker(), [image('uno.png'), image('due.png')]);
    expect(await screen.findByLabelText('Immagine 3, indirizzo URL')).toHaveValue(kept);
    expect(addresses()).toEqual(['https://a.example/1.png', kept, kept]);
  });

  it('come from files that are dropped', async () => {
    render(<Fields />);
    const place = screen.getByRole('group', { name: 'Aggiungi immagini' });
    fireEvent.dragOver(place);
    fireEvent.drop(place, { dataTransfer: { files: [image('uno.png')] } });
    expect(await screen.findByLabelText('Immagine 1, indirizzo URL')).toHaveValue(kept);
  });

  it.each([
    [
      () => Response.json({ detail: 'Il file non è un’immagine' }, { status: 400 }),
      'Il file non è',
    ],
    [() => Promise.reject(new TypeError('network')), 'Errore di connessione.'],
  ])('say why a file was refused (%#)', async (refusal, words) => {
    answer = refusal;
    render(<Fields />);
    await userEvent.upload(picker(), image('uno.png'));
    expect(await screen.findByRole('alert')).toHaveTextContent(`uno.png: ${words}`);
    expect(addresses()).toEqual([]);
  });

  it('refuse a file that is too large without sending it', async () => {
    render(<Fields />);
    await userEvent.upload(picker(), image('uno.png', IMAGE_BYTES + 1));
    expect(await screen.findByRole('alert')).toHaveTextContent('al massimo 8 MB');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('are at most as many as the contract takes', () => {
    render(<Fields first={Array.from({ length: MOST_IMAGES }, () => kept)} />);
    expect(screen.getByRole('button', { name: 'Aggiungi indirizzo' })).toBeDisabled();
    expect(screen.getByText(/al massimo 20 immagini/)).toBeVisible();
  });
});
