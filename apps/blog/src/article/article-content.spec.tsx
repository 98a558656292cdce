import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { ArticleContent } from './article-content';
import { cleanerAtHand, loadCleaner } from './load-cleaner';

jest.mock('./load-cleaner');

const atHand = jest.mocked(cleanerAtHand);
const load = jest.mocked(loadCleaner);
const clean = (html: string) => html.replaceAll('<b>', '<b class="clean">');

function open() {
  const element = <ArticleContent html="<p>Uno <b>due</b></p>" />;
  const errorElement = <p>Si è rotto</p>;
  const router = createMemoryRouter([{ path: '/', element, errorElement }]);
  return render(<RouterProvider router={router} />);
}

describe('an article’s text after a navigation', () => {
  beforeEach(() => {
    atHand.mockReturnValue(undefined);
    load.mockResolvedValue(clean);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is cleaned by what the loader has brought', () => {
    atHand.mockReturnValue(clean);
    open();
    expect(screen.getByText('due')).toHaveClass('clean');
    expect(load).not.toHaveBeenCalled();
  });

  it('waits for what cleans it where nobody has brought it', async () => {
    open();
    expect(screen.getByText('Caricamento...')).toBeVisible();
    expect(await screen.findByText('due')).toHaveClass('clean');
    expect(screen.queryByText('Caricamento...')).not.toBeInTheDocument();
  });

  it('is a failure of the page where it does not come', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    load.mockRejectedValue(new Error('no such chunk'));
    open();
    expect(await screen.findByText('Si è rotto')).toBeVisible();
  });
});
