import type { BookshopStats, StatsSums } from '@zaino/contracts/bookshops';
import { spreadsheetEuro, spreadsheetFile } from '@zaino/service/spreadsheet-file';

const head = [
  'Per',
  'Giorno, scuola o editore',
  'Codice scuola',
  'Classe',
  'Ordini',
  'Copie',
  'Prezzo pieno €',
  'Venduto €',
  'Margine stimato €',
];

/** A line for each day, school, class and publisher, as Italian spreadsheets read it. */
export function statsFile({ days, schools, publishers, totals }: BookshopStats): string {
  const lines = [
    head,
    line('Totale', ['', '', ''], totals),
    ...days.map((one) => line('Giorno', [one.day, '', ''], one)),
    ...schools.flatMap((one) => {
      const name = one.school?.nome ?? 'Fuori dalle liste delle classi';
      const code = one.school?.codice ?? '';
      return [
        line('Scuola', [name, code, ''], one),
        ...(one.school ? one.classes : []).map((klass) =>
          line('Classe', [name, code, `${klass.classe}${klass.sezione}`], klass),
        ),
      ];
    }),
    ...publishers.map((one) => line('Editore', [one.publisher ?? 'Editore non noto', '', ''], one)),
  ];
  return spreadsheetFile(lines);
}

function line(kind: string, names: string[], sums: StatsSums): string[] {
  const { orders, pieces, gross, turnover, margin } = sums;
  const amounts = [gross, turnover, margin].map(spreadsheetEuro);
  return [kind, ...names, String(orders), String(pieces), ...amounts];
}
