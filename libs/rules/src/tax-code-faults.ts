import { isPersonalTaxCode, isVatNumber } from './tax-codes';

/** Whom an invoice is made out to, by codes without spaces; blank where there is none. */
export interface InvoiceTaxCodes {
  kind: 'persona' | 'azienda';
  /** Codice fiscale. */
  taxCode: string;
  /** Partita IVA. */
  vatNumber: string;
}

/** Characters of a codice fiscale: a person's, and that of a company or a school. */
const PERSONAL_LENGTH = 16;
const COMPANY_LENGTH = 11;

const WRONG_TAX_CODE = 'Controlla il codice fiscale: una lettera o una cifra non è quella giusta';

/** What keeps an invoice from being made out to somebody, by field and in words for them (Dpr 633/1972, art. 21). */
export function taxCodeFaults(
  codes: InvoiceTaxCodes,
): Partial<Record<'taxCode' | 'vatNumber', string>> {
  const [taxCode, vatNumber] = [taxCodeFault(codes), vatNumberFault(codes)];
  return { ...(taxCode !== null && { taxCode }), ...(vatNumber !== null && { vatNumber }) };
}

/** A school or an association has a codice fiscale alone, a firm of one person that of the person. */
function taxCodeFault({ kind, taxCode, vatNumber }: InvoiceTaxCodes): string | null {
  const isPerson = kind === 'persona';
  if (taxCode === '') {
    if (isPerson) return 'Scrivi il codice fiscale';
    return vatNumber === '' ? 'Scrivi il codice fiscale o la partita IVA' : null;
  }
  if (isPersonalTaxCode(taxCode) || (!isPerson && isVatNumber(taxCode))) return null;
  const lengths = isPerson ? [PERSONAL_LENGTH] : [PERSONAL_LENGTH, COMPANY_LENGTH];
  if (lengths.includes(taxCode.length)) return WRONG_TAX_CODE;
  const known = isPerson ? 'ha sedici caratteri' : 'ha sedici caratteri, o undici cifre';
  return `Controlla il codice fiscale: ${known}`;
}

function vatNumberFault({ kind, taxCode, vatNumber }: InvoiceTaxCodes): string | null {
  if (kind === 'persona') return vatNumber === '' ? null : 'La partita IVA è solo per le aziende';
  const isLeftOut = vatNumber === '' && taxCode !== '';
  if (isLeftOut || isVatNumber(vatNumber)) return null;
  return /^\d{11}$/.test(vatNumber)
    ? 'Controlla la partita IVA: una cifra non è quella giusta'
    : 'Controlla la partita IVA: ha undici cifre';
}
