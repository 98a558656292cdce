/** @jest-environment node */
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Badge } from './badge';
import { BookCover } from './book-cover';
import { Breadcrumbs } from './breadcrumbs';
import { Container } from './container';
import { Dialog } from './dialog';
import { Logo } from './logo';
import { Price } from './price';
import { QuantityStepper } from './quantity-stepper';
import { Ruler } from './ruler';
import { SchoolLabel } from './school-label';
import { StickyBar } from './sticky-bar';
import { Table } from './table';
import { Tick } from './tick';
import { Toast } from './toast';

function renderOnServer(element: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToString(<RouterProvider router={router} />);
}

const page = (
  <Container>
    <Breadcrumbs crumbs={[{ text: 'Cerca Libri', to: '/search' }, { text: 'Cremona' }]} />
    <SchoolLabel title="Liceo Adele Frizzera" entries={[{ name: 'Codice', value: 'TNPS8ZZ01L' }]} />
    <Logo name="Zaino" />
    <Badge kind="enriched">Arricchito</Badge>
    <BookCover title="Sotto la lente" subject="Scienze" image="/covers/1.svg" />
    <Tick label="Sotto la lente" defaultChecked />
    <Price euro={13.95} />
    <QuantityStepper label="Sotto la lente" value={1} onChange={() => undefined} />
    <Ruler label="Totale" value={50} max={90} valueText="50 €" notch={{ at: 80, label: 'Tetto' }} />
    <Table caption="Scuole">
      <tbody>
        <tr>
          <td data-figures>1</td>
        </tr>
      </tbody>
    </Table>
    <StickyBar label="Totale">50 €</StickyBar>
    <Toast message="Aggiunto" onClose={() => undefined} />
    <Dialog isOpen title="Domanda">
      Testo
    </Dialog>
  </Container>
);

describe('components on the server', () => {
  const html = renderOnServer(page);

  it('are complete without a document', () => {
    expect(typeof document).toBe('undefined');
    expect(html).toContain('Liceo Adele Frizzera');
    expect(html).toContain('13,95\u00a0€');
    expect(html).toContain('href="/search"');
  });

  it('carry no inline style: the pages’ CSP forbids it', () => {
    expect(html).not.toContain('style=');
  });

  it('leave the opening of dialogs to the browser', () => {
    expect(html).not.toMatch(/<dialog[^>]* open/);
  });
});
