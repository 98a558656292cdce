import { type Adoption, adoptionSchema, type School, schoolSchema } from '@zaino/contracts/schools';

/** For tests: a school as its service sends it; invented. */
export function makeSchool(): School {
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
    caratteristica: null,
    regioneAutonoma: false,
    codiceIstituto: null,
    nomeIstituto: null,
    conAdozioni: true,
    scuoleConLista: 0,
  });
}

/** A book of one class, to buy unless told otherwise. */
export function makeAdoption(
  classe: string,
  sezione: string,
  changes: Partial<Adoption> = {},
): Adoption {
  return adoptionSchema.parse({
    isbn: '9788899001214',
    titolo: 'Le parole in cammino',
    sottotitolo: null,
    volume: '1',
    autore: 'R. Tassinari',
    editore: 'Rio Secco',
    prezzo: 19.9,
    copertina: null,
    descrizione: null,
    enriched: false,
    materia: 'Italiano',
    disciplina: 'Italiano',
    classe,
    annoCorso: Number(classe),
    sezione,
    combinazione: 'Tempo normale',
    tipoGrado: 'MM',
    nuovaAdozione: false,
    daAcquistare: true,
    consigliato: null,
    vendibile: true,
    motivoNonVendibile: null,
    ...changes,
  });
}
