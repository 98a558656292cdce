import { type Adoption, adoptionSchema, type School, schoolSchema } from '@zaino/contracts/schools';

/** A school as the service sends it; invented. */
export function makeSchool(changes: Partial<School> = {}): School {
  return schoolSchema.parse({
    codiceScuola: 'CRMM8ZZ01L',
    nomeScuola: 'Scuola media Irma Valsecchi',
    indirizzo: 'Via dei Tigli 14',
    cap: '26100',
    comune: 'Cremona',
    provincia: 'Cremona',
    siglaProvincia: 'CR',
    regione: 'Lombardia',
    tipologiaGrado: 'Scuola primo grado',
    caratteristica: 'Normale',
    regioneAutonoma: false,
    codiceIstituto: 'CRIC8ZZ00G',
    nomeIstituto: 'I.C. Valsecchi',
    conAdozioni: true,
    scuoleConLista: 0,
    ...changes,
  } satisfies School);
}

type AdoptionChanges = Partial<Adoption>;

/** A book to buy of class 2B; `classe` and `annoCorso`, `materia` and `disciplina` follow one another. */
export function makeAdoption(changes: AdoptionChanges = {}): Adoption {
  const { classe = '2', materia = 'Italiano' } = changes;
  return adoptionSchema.parse({
    isbn: '9788899001214',
    titolo: 'Le parole in cammino 2. Antologia',
    sottotitolo: null,
    volume: '2',
    autore: 'R. Tassinari, L. Boni',
    editore: 'Rio Secco',
    prezzo: 19.9,
    copertina: null,
    descrizione: null,
    enriched: false,
    materia,
    disciplina: materia,
    classe,
    annoCorso: Number(classe),
    sezione: 'B',
    combinazione: 'Tempo normale',
    tipoGrado: 'MM',
    nuovaAdozione: false,
    daAcquistare: true,
    consigliato: null,
    vendibile: true,
    motivoNonVendibile: null,
    ...changes,
  } satisfies Adoption);
}

/** The same book, already owned. */
export function makeOwned(changes: AdoptionChanges = {}): Adoption {
  return makeAdoption({ isbn: '9788899000903', daAcquistare: false, ...changes });
}

export function makeRecommended(changes: AdoptionChanges = {}): Adoption {
  return makeAdoption({
    isbn: '9788899003126',
    daAcquistare: false,
    consigliato: 'Ap',
    ...changes,
  });
}

/** A title that any edition serves. */
export function makePlaceholder(changes: AdoptionChanges = {}): Adoption {
  return makeAdoption({
    isbn: 'AIE12',
    titolo: 'Dizionario italiano',
    autore: '',
    editore: 'Edizione libera (a scelta)',
    prezzo: null,
    vendibile: false,
    motivoNonVendibile: 'edizione-libera',
    ...changes,
  });
}

export function makeUnpriced(changes: AdoptionChanges = {}): Adoption {
  return makeAdoption({
    isbn: '9788899061188',
    prezzo: null,
    vendibile: false,
    motivoNonVendibile: 'senza-prezzo',
    ...changes,
  });
}
