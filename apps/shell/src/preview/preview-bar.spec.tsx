import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ServedPreview } from '@zaino/contracts/shared';
import { drawPreviewBar } from './preview-bar';

const preview: ServedPreview = {
  apps: [
    { app: 'cart', version: '1.2.3' },
    { app: 'loans', version: '0123456789ab' },
  ],
  expiresAt: '2026-11-27T17:30:00.000Z',
  isShown: true,
};

afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

function draw(changes: Partial<ServedPreview> = {}) {
  jest.useFakeTimers({ now: new Date('2026-11-27T09:00:00.000Z'), doNotFake: ['setTimeout'] });
  document.body.innerHTML = '<div id="root">La pagina</div>';
  act(() => drawPreviewBar({ ...preview, ...changes }));
  return screen.getByRole('region', { name: 'Anteprima del sito' });
}

describe('the bar of a preview', () => {
  it('names what is previewed and until when, before all else of the page', () => {
    const bar = draw();
    expect(bar).toHaveTextContent('Anteprima: carrello 1.2.3, loans 0123456789ab fino alle 18:30');
    expect(document.body.firstElementChild).toContainElement(bar);
  });

  it('names the day where it is another one', () => {
    expect(draw({ expiresAt: '2026-11-28T17:30:00.000Z' })).toHaveTextContent(
      'fino al 28 novembre alle 18:30',
    );
  });

  it('says that what was to be seen cannot be shown', () => {
    expect(draw({ isShown: false })).toHaveTextContent(
      'Anteprima non disponibile: vedi il sito di sempre',
    );
  });

  it('leads out by the keyboard, to the same page', async () => {
    history.replaceState(null, '', '/search?regione=Lazio');
    draw();
    const out = screen.getByRole<HTMLAnchorElement>('link', { name: 'Esci' });
    out.addEventListener('click', (event) => event.preventDefault());
    jest.useRealTimers();
    await userEvent.tab();
    expect(out).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(out.search).toBe('?regione=Lazio&anteprima=fine');
  });
});
