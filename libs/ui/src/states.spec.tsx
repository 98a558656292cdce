import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { EmptyState } from './empty-state';
import { ErrorPanel } from './error-panel';
import { LoadingRows } from './loading-rows';
import { Notice } from './notice';
import { Toast } from './toast';

describe('ErrorPanel', () => {
  it('is read out at once and offers another try', async () => {
    const onRetry = jest.fn();
    render(
      <ErrorPanel title="La lista non si è caricata" onRetry={onRetry}>
        Il resto del sito funziona.
      </ErrorPanel>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Il resto del sito funziona.');
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers no try where there is none', () => {
    render(<ErrorPanel title="Errore">Niente da fare.</ErrorPanel>);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('EmptyState', () => {
  it('says one sentence and offers one way on', () => {
    render(<EmptyState action={<a href="/search">Cerca</a>}>Il tuo carrello è vuoto</EmptyState>);
    expect(screen.getByText('Il tuo carrello è vuoto')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cerca' })).toBeVisible();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('LoadingRows', () => {
  it('says its words, and keeps the place of its rows silently', () => {
    const { container } = render(<LoadingRows rows={3}>Caricamento...</LoadingRows>);
    expect(screen.getByRole('status')).toHaveTextContent('Caricamento...');
    expect(container.querySelectorAll('.row')).toHaveLength(3);
  });
});

describe('where no script runs', () => {
  const withoutScript = (element: ReactNode) => {
    document.body.innerHTML = renderToString(element).replaceAll(/<\/?noscript>/g, '');
  };
  const failed = (
    <ErrorPanel title="Rotto" onRetry={jest.fn()}>
      Frase
    </ErrorPanel>
  );
  afterEach(() => document.body.replaceChildren());

  it.each([
    ['Riprova', failed],
    ['Ricarica la pagina', <LoadingRows key="rows">Caricamento...</LoadingRows>],
  ])('"%s" loads the page again', (text, element) => {
    withoutScript(element);
    expect(screen.getByText(text, { selector: 'a' })).toHaveAttribute('href', '');
  });

  it('rows that will not come say what their place has to say', () => {
    withoutScript(<LoadingRows withoutScript="Serve JavaScript">Caricamento...</LoadingRows>);
    expect(screen.getByText('Serve JavaScript')).toBeVisible();
    expect(screen.queryByText('Ricarica la pagina')).toBeNull();
  });

  it('a panel without a way to try again offers none', () => {
    withoutScript(<ErrorPanel title="Rotto">Frase</ErrorPanel>);
    expect(screen.queryByText('Riprova')).toBeNull();
  });
});

describe('Notice', () => {
  it.each([
    ['error', 'alert'],
    ['success', 'status'],
  ] as const)('with %s is an %s', (tone, role) => {
    render(<Notice tone={tone}>Frase</Notice>);
    expect(screen.getByRole(role)).toHaveTextContent('Frase');
  });
});

describe('Toast', () => {
  it('keeps its live region while silent', () => {
    render(<Toast message={null} onClose={jest.fn()} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('can be taken back or closed', async () => {
    const onPress = jest.fn();
    const onClose = jest.fn();
    render(
      <Toast message="7 libri aggiunti" action={{ text: 'Annulla', onPress }} onClose={onClose} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi l’avviso' }));
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
