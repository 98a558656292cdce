import type { OrderLineEntity } from '../orders/order-line.entity';
import { refundableCents, refundableExtraCents } from '../orders/refund-plan';
import { italianDay } from '@zaino/rules/italian-day';
import { longDay } from './long-day';
import { isKeptBook } from './document-list';
import { type Seller, sellerWords } from '../orders/seller';
import { articleWords } from './article-words';
import { euro } from './euro';
import { type OrderFile, paidHow } from './order-file';
import type { PdfSheet } from './pdf-sheet';

const columns = [
  { title: 'Libro di testo' },
  { title: 'Scuola e classe', width: 150 },
  { title: 'Quantità', width: 60, isNumber: true },
  { title: 'Importo', width: 80, isNumber: true },
];

/** What was spent on school books and kept: for a Comune's contribution or a fund that looks at the ISEE. */
export function writeExpenseStatement(
  sheet: PdfSheet,
  file: OrderFile,
  { seller, issuedAt }: { seller: Seller; issuedAt: Date },
): void {
  const { order } = file;
  const books = file.lines.filter(isKeptBook);
  const total = books.reduce((sum, line) => sum + spentOn(line), 0);
  sheet.heading('Dichiarazione di spesa per i libri di testo', [yearWords(books, order.createdAt)]);
  sheet.paragraph(
    `${seller.name} dichiara che i libri di testo elencati qui sotto sono stati acquistati e pagati da:`,
  );
  sheet.facts([
    ['Acquirente', buyerWords(order)],
    ['Ordine', `${order.number} del ${longDay(order.createdAt)}`],
    ['Pagato', paidWords(file)],
  ]);
  const rows = books.map((line) => [
    `${articleWords(line)}\n${line.details.subtitle}`,
    schoolWords(line),
    String(line.quantity),
    euro(spentOn(line)),
  ]);
  sheet.table({ columns, rows, sums: [['Totale speso per i libri', euro(total)]] });
  sheet.note(
    'Gli importi sono al netto di sconti e rimborsi e senza spese di spedizione. Gli articoli annullati o resi non sono compresi.',
  );
  sheet.facts([
    ['Rilasciata il', longDay(issuedAt)],
    ['Da', sellerWords(seller)],
  ]);
}

/** On the book alone: nobody contributes to what is done to it. */
const spentOn = (line: OrderLineEntity) => refundableCents(line) - refundableExtraCents(line);

/** Those of the lists that the books are on: what a Comune pays for goes by that, and not by the day of the order. */
function yearWords(books: readonly OrderLineEntity[], orderedAt: Date): string {
  const guess = yearOfOrders(orderedAt);
  const years = new Set(books.map(({ details }) => details.schoolYear ?? guess));
  const named = [...years].sort((one, other) => one - other).map((year) => `${year}/${year + 1}`);
  if (named.length < 2) return `Anno scolastico ${named[0] ?? `${guess}/${guess + 1}`}`;
  return `Anni scolastici ${named.slice(0, -1).join(', ')} e ${named.at(-1) ?? ''}`;
}

/** For books of no list: those of a year are bought from May on, when schools have adopted them. */
function yearOfOrders(at: Date): number {
  const [year = 0, month = 0] = italianDay(at).split('-').map(Number);
  return month >= 5 ? year : year - 1;
}

function buyerWords({ contact, invoiceRequest }: OrderFile['order']): string {
  const name = `${contact.firstName} ${contact.lastName}`.trim();
  const taxCode = invoiceRequest?.kind === 'persona' ? invoiceRequest.taxCode : '';
  return taxCode === '' ? name : `${name}\nCodice fiscale ${taxCode}`;
}

function paidWords(file: OrderFile): string {
  const { paidAt } = file.order;
  const how = paidHow(file);
  return paidAt === null ? how : `il ${longDay(paidAt)}, ${how}`;
}

function schoolWords({ details }: OrderLineEntity): string {
  const { school, schoolYear, classe, sezione } = details;
  const year = schoolYear === undefined ? '' : `, ${schoolYear}/${schoolYear + 1}`;
  const group = `Classe ${`${classe} ${sezione}`.trim()}${year}`;
  return school === null ? '' : `${school.nome}\n${group}`;
}
