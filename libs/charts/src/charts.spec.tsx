import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatEuro } from '@zaino/rules/money';
import { BarChart } from './bar-chart';
import { ChartTable, csvOfTable } from './chart-table';
import { LineChart } from './line-chart';
import { RowChart } from './row-chart';

const bars = [
  { label: '1 set', value: 10, before: 30 },
  { label: '2 set', value: 20, before: 0 },
];

describe('a chart of bars in time', () => {
  it('is said in words, and names what the lines across the bars are', () => {
    render(<BarChart label="Venduto per giorno" bars={bars} words={formatEuro} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^Venduto per giorno, da 1 set a 2 set\. Il valore più alto è 20,00\s€, 2 set\.$/,
    );
    expect(screen.getByText('Linea: gli stessi giorni di un anno prima')).toBeVisible();
  });

  it('has no lines where nothing is compared', () => {
    render(
      <BarChart
        label="Ordini"
        bars={bars.map(({ label, value }) => ({ label, value }))}
        words={String}
      />,
    );
    expect(screen.queryByText(/un anno prima/)).toBeNull();
  });

  it('stands without any value', () => {
    render(<BarChart label="Ordini" bars={[{ label: '1 set', value: 0 }]} words={String} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(/Il valore più alto è 0/);
  });
});

describe('a chart of bars side by side', () => {
  it('has the highest ten in figures, and says where the rest is', () => {
    const rows = Array.from({ length: 12 }, (_, index) => ({
      key: String(index),
      name: `Scuola ${index}`,
      value: 12 - index,
    }));
    render(<RowChart label="Per scuola" rows={rows} words={formatEuro} />);
    const list = screen.getByRole('list', { name: 'Per scuola' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(11);
    expect(list).toHaveTextContent(/Scuola 0.*12,00\s€/);
    expect(list).toHaveTextContent('Le prime 10 di 12: tutte sono nella tabella.');
  });
});

describe('a chart of lines in time', () => {
  const chart = (lines: Parameters<typeof LineChart>[0]['lines']) =>
    render(<LineChart label="Errori" lines={lines} words={String} momentWords={(at) => at} />);

  it('is said in words, by the last value of each line, with a legend', () => {
    chart([
      {
        name: '1.4.2',
        points: [
          { at: '2026-09-14T08:00:00.000Z', value: 1 },
          { at: '2026-09-14T09:00:00.000Z', value: 2 },
        ],
      },
      { name: '1.4.3', points: [{ at: '2026-09-14T09:00:00.000Z', value: 7 }] },
      { name: '1.4.1', points: [] },
    ]);
    expect(screen.getByRole('img')).toHaveAccessibleName('Errori. Alla fine 1.4.2: 2; 1.4.3: 7.');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1.4.2',
      '1.4.3',
      '1.4.1',
    ]);
  });

  it('stands with one moment, and where all is nothing', () => {
    chart([{ name: '1.4.2', points: [{ at: '2026-09-14T08:00:00.000Z', value: 0 }] }]);
    expect(screen.getByRole('img')).toHaveAccessibleName('Errori. Alla fine 1.4.2: 0.');
  });
});

describe('the table behind a chart', () => {
  const table = {
    caption: 'Per giorno',
    columns: [
      { head: 'Giorno', cell: ({ day }: { day: string }) => day },
      { head: 'Venduto', isFigures: true, cell: () => formatEuro(1_234.5) },
      { head: 'Tolto', isFigures: true, cell: () => formatEuro(-5) },
      { head: 'Parte', isFigures: true, cell: () => '–' },
    ],
    rows: [{ day: '=1 settembre' }],
    keyOf: ({ day }: { day: string }) => day,
  } as const;

  it('is there at a press', async () => {
    render(<ChartTable {...table} fileName="vendite" />);
    await userEvent.click(screen.getByText('Mostra la tabella'));
    expect(screen.getByRole('table', { name: 'Per giorno' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Scarica CSV di «Per giorno»' })).toBeVisible();
  });

  it('is a file whose figures a spreadsheet adds up', () => {
    expect(csvOfTable(table)).toBe(
      "\uFEFFGiorno;Venduto;Tolto;Parte\r\n'=1 settembre;1234,50;-5,00;\r\n",
    );
  });
});
