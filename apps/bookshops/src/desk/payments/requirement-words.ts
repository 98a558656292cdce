import type { AccountRequirement } from '@zaino/contracts/orders';

/** By the provider's names (https://docs.stripe.com/connect/required-verification-information), the first that fits. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^external_account$/, 'Il conto bancario (IBAN) su cui ricevere il denaro'],
  [/^tos_acceptance\./, 'L’accettazione delle condizioni del servizio di pagamento'],
  [/^business_type$/, 'Il tipo di attività: ditta individuale o società'],
  [/^business_profile\.mcc$/, 'Il settore della tua attività'],
  [
    /^business_profile\.(url|product_description)$/,
    'Il tuo sito, o una descrizione di quello che vendi',
  ],
  [/^business_profile\.support_/, 'Un contatto per i tuoi clienti'],
  [/^(business_profile|company)\.name/, 'Il nome della tua attività'],
  [/^settings\..*statement_descriptor/, 'Il nome che i clienti leggono sull’estratto conto'],
  [/^company\.(tax_id|vat_id)/, 'La partita IVA della tua attività'],
  [/^company\.registration_number/, 'Il numero di iscrizione al registro delle imprese'],
  [/^company\.address\./, 'L’indirizzo della sede'],
  [/^company\.phone$/, 'Il telefono della tua attività'],
  [
    /^(company\.verification|documents\.company)/,
    'Un documento della tua attività, come la visura camerale',
  ],
  [/^company\..*_provided$|^(owners|directors|executives)$/, 'Chi sono titolari e amministratori'],
  [
    /\.verification\.additional_document/,
    'Un secondo documento, con l’indirizzo di chi ti rappresenta',
  ],
  [/\.verification\./, 'Un documento d’identità di chi rappresenta la libreria'],
  [/\.dob\./, 'La data di nascita di chi rappresenta la libreria'],
  [/\.(first_name|last_name)$/, 'Nome e cognome di chi rappresenta la libreria'],
  [/\.(id_number|ssn_last_4)$/, 'Il codice fiscale di chi rappresenta la libreria'],
  [/\.(address|registered_address)\./, 'L’indirizzo di chi rappresenta la libreria'],
  [/\.(email|phone)$/, 'E-mail e telefono di chi rappresenta la libreria'],
  [/\.(relationship|title)(\.|$)/, 'Il ruolo di chi rappresenta la libreria'],
  [/\.political_exposure$/, 'Se chi rappresenta la libreria ha cariche pubbliche'],
];

const UNKNOWN = 'Un’altra informazione: il servizio di pagamento te la spiega nella sua pagina';

export interface MissingThing {
  words: string;
  isLate: boolean;
}

/** What the provider asks for, in sentences; what is asked in several parts is said once. */
export function missingThings(missing: readonly AccountRequirement[]): MissingThing[] {
  const things = new Map<string, boolean>();
  for (const { name, isLate } of missing) {
    const words = sentences.find(([pattern]) => pattern.test(name))?.[1] ?? UNKNOWN;
    things.set(words, isLate || things.get(words) === true);
  }
  return [...things].map(([words, isLate]) => ({ words, isLate }));
}
