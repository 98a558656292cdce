import type { LedgerCedola } from '@zaino/contracts/orders';
import { groupBy } from '@zaino/rules/group-by';
import { italianDay } from '@zaino/rules/italian-day';
import { toCents } from '@zaino/rules/money';
import { euro } from '../documents/euro';
import type { PdfSheet } from '../documents/pdf-sheet';
import { shortDay } from './distinta-days';
import { stageWords } from './stage-words';

const columns = [
  { title: 'Cedola', width: 95 },
  { title: 'Scuola e classe' },
  { title: 'Stato', width: 90 },
  { title: 'Libri', width: 60, isNumber: true },
  { title: 'Importo', width: 65, isNumber: true },
];

interface Ledger {
  cedole: readonly LedgerCedola[];
  /** Older ones are left out. */
  isCut: boolean;
  at: Date;
}

/** The ledger on paper: a table for each Comune, with what it comes to; no child is named. */
export async function writeLedger(sheet: PdfSheet, { cedole, isCut, at }: Ledger): Promise<void> {
  sheet.heading('Registro delle cedole librarie', [`Al ${shortDay(italianDay(at))}`]);
  if (isCut) {
    sheet.note(
      `Qui ci sono le ultime ${cedole.length.toLocaleString('it-IT')} cedole: tutte sono nel file per il foglio di calcolo.`,
    );
  }
  if (cedole.length === 0) sheet.paragraph('Nessuna cedola.');
  const byComune = groupBy(cedole, ({ comune, provincia }) => `${comune} (${provincia})`);
  const comuni = [...byComune].toSorted(([one], [other]) => one.localeCompare(other, 'it'));
  for (const [comune, own] of comuni) {
    sheet.section(`Comune di ${comune}`);
    const cents = own.reduce((sum, { amount }) => sum + toCents(amount), 0);
    await sheet.longTable({
      columns,
      rows: own.map(rowOf),
      sums: [['Totale a prezzo di copertina', euro(cents)]],
    });
  }
}

function rowOf(cedola: LedgerCedola): string[] {
  const { code, orderNumber, school, classe, sezione, stage, distinta, reason } = cedola;
  const details = [distinta && `Distinta ${distinta.number}`, reason].filter(Boolean);
  return [
    `${code}\n${orderNumber}`,
    `${school}\n${`Classe ${classe} ${sezione}`.trim()}`,
    [stageWords[stage], ...details].join('\n'),
    `${cedola.delivered} di ${cedola.books}`,
    euro(toCents(cedola.amount)),
  ];
}
