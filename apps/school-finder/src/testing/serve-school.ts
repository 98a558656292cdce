import type { Adoption } from '@zaino/contracts/schools';
import {
  makeAdoption,
  makeOwned,
  makePlaceholder,
  makeRecommended,
  makeSchool,
  makeUnpriced,
} from './factories';
import { fakeSchoolsService } from './fake-service';

export const italiano = makeAdoption({
  prezzo: 60,
  enriched: true,
  descrizione: 'Con il quaderno.',
});
export const storia = makeAdoption({
  isbn: '9788899012081',
  titolo: 'Il tempo che resta',
  materia: 'Storia',
  prezzo: 25.5,
});
export const narrativa = makeRecommended({ titolo: 'La bici di Teo', materia: 'Narrativa' });

/** A class with a book of every kind. */
export const class2B = [
  italiano,
  storia,
  makeOwned({ titolo: 'La lingua che usi', materia: 'Grammatica' }),
  narrativa,
  makeUnpriced({ titolo: 'Fatto a mano', materia: 'Tecnologia' }),
  makePlaceholder(),
];
export const list2B = '/scuola/CRMM8ZZ01L?classe=2&sezione=B';

const class1A = [makeAdoption({ classe: '1', sezione: 'A', titolo: 'Prima lettura' })];

/** The schools service with one school, the same in two school years. */
export function serveSchool(adozioni: Adoption[] = [...class2B, ...class1A]) {
  // jsdom draws nothing, so it scrolls nowhere either.
  Element.prototype.scrollIntoView = jest.fn();
  return fakeSchoolsService({
    school: () => ({ scuole: [makeSchool()] }),
    adoptions: ({ annoScolastico = 2025 }) => ({
      success: true,
      adozioni,
      annoScolastico,
      anniScolastici: [2025, 2024],
      tetti: [
        { annoCorso: 2, combinazione: null, indirizzo: 'secondaria di primo grado', tetto: 119 },
      ],
    }),
  });
}
