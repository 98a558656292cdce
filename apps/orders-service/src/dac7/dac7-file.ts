import type { Dac7Amounts, Dac7Report, ReportedSeller } from '@zaino/contracts/orders';
import { spreadsheetEuro, spreadsheetFile } from '@zaino/service/spreadsheet-file';

const sellerHead = [
  'Denominazione',
  'Indirizzo',
  'CAP',
  'Comune',
  'Provincia',
  'Stato membro',
  'NIF (partita IVA)',
  'Codice fiscale (se diverso)',
  'Numero di registrazione (REA)',
  'Conto su cui è pagata',
];

const amountsHead = [
  'numero di vendite',
  'incassato €',
  'rimborsato €',
  'commissioni €',
  'corrispettivo €',
];

const head = [
  ...sellerHead,
  ...['I trimestre', 'II trimestre', 'III trimestre', 'IV trimestre', 'Anno'].flatMap((span) =>
    amountsHead.map((amount) => `${span}: ${amount}`),
  ),
  'Da comunicare',
];

/** A line for each bookshop. Who of them is left out stands there as well: the accountant sees why. */
export function dac7File({ sellers }: Dac7Report): string {
  return spreadsheetFile([head, ...sellers.map(cellsOf)]);
}

function cellsOf(seller: ReportedSeller): string[] {
  const { name, address, postalCode, city, province, vatNumber, accountId } = seller;
  // Nobody is asked for a codice fiscale of their own or a number of registration: both are left to be filled in.
  const who = [name, address, postalCode, city, province, 'IT', vatNumber, '', '', accountId ?? ''];
  const amounts = [...seller.quarters, seller.total].flatMap(amountCells);
  return [...who, ...amounts, seller.isExcluded ? 'No, sotto le soglie' : 'Sì'];
}

function amountCells({ sales, paid, refunded, fees, consideration }: Dac7Amounts): string[] {
  return [String(sales), ...[paid, refunded, fees, consideration].map(spreadsheetEuro)];
}
