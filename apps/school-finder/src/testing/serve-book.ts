import {
  type AdoptingSchool,
  type AdoptingSchools,
  type Book,
  bookSchema,
} from '@zaino/contracts/schools';
import { fakeSchoolsService } from './fake-service';

export const antologia = '9788899001214';

/** A book that can be bought, on the lists of two provinces; invented. */
export function makeBook(changes: Partial<Book> = {}): Book {
  return bookSchema.parse({
    isbn: antologia,
    titolo: 'Le parole in cammino 2. Antologia',
    sottotitolo: null,
    volume: '2',
    autore: 'R. Tassinari, L. Boni',
    editore: 'Rio Secco',
    prezzo: 19.9,
    copertina: null,
    vendibile: true,
    motivoNonVendibile: null,
    descrizione: '',
    collana: '',
    pubblicazione: '',
    pagine: null,
    materie: ['Italiano'],
    annoPrezzo: 2025,
    edizioniPrecedenti: [],
    edizioniSuccessive: [],
    adozioni: {
      annoScolastico: 2025,
      scuole: 3,
      classi: 4,
      regioni: [
        {
          nome: 'Lombardia',
          scuole: 3,
          classi: 4,
          province: [
            { nome: 'Cremona', scuole: 2, classi: 3 },
            { nome: 'Milano', scuole: 1, classi: 1 },
          ],
        },
      ],
    },
    insieme: [
      {
        isbn: '9788899012081',
        titolo: 'Il tempo che resta',
        autore: 'M. Serra',
        editore: 'Rio Secco',
        prezzo: 25.5,
        copertina: null,
        materia: 'Storia',
        percento: 75,
      },
    ],
    ...changes,
  } satisfies Book);
}

const valsecchi: AdoptingSchool = {
  codiceScuola: 'CRMM8ZZ01L',
  nomeScuola: 'Scuola media Irma Valsecchi',
  comune: 'Cremona',
  siglaProvincia: 'CR',
  classi: [
    { classe: '2', sezione: 'A', adottato: true },
    { classe: '2', sezione: 'B', adottato: true },
  ],
};

const bossi: AdoptingSchool = {
  codiceScuola: 'CRMM8ZZ02M',
  nomeScuola: 'Scuola media Bossi',
  comune: 'Crema',
  siglaProvincia: 'CR',
  classi: [{ classe: '2', sezione: 'C', adottato: false }],
};

interface Asked {
  comune?: string | undefined;
  codiceScuola?: string | undefined;
}

/** The schools of Cremona's province that have the book. */
export function adopters({ comune = '', codiceScuola }: Asked): AdoptingSchools {
  const all = [valsecchi, bossi];
  const scuole = all.filter((school) =>
    codiceScuola ? school.codiceScuola === codiceScuola : !comune || school.comune === comune,
  );
  return {
    scuole,
    totale: scuole.length,
    comuni: codiceScuola ? [] : ['Crema', 'Cremona'],
  };
}

/** The schools service with one book. */
export function serveBook(changes: Partial<Book> = {}) {
  return fakeSchoolsService({ book: () => makeBook(changes), adopters });
}
