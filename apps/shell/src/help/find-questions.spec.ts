import { findQuestions } from './find-questions';
import { topics } from './questions';

const found = (search: string) =>
  findQuestions(topics, search).flatMap(({ questions }) => questions.map(({ id }) => id));
const all = topics.flatMap(({ questions }) => questions.map(({ id }) => id));

describe('the search of the questions', () => {
  it('shows all of them before anything is typed', () => {
    expect(found('')).toEqual(all);
    expect(found('  ?')).toEqual(all);
  });

  it.each([
    ['recesso', 'recesso'],
    ['RECEDERE', 'recesso'],
    ['fatture', 'fattura'],
    ['quando arriva il rimborso', 'quando-rimborso'],
    ['rimborsi', 'quando-rimborso'],
    ['pagare con carta', 'come-pagare'],
    ['spedizione gratis', 'costo-spedizione'],
    ['perche la mia scuola', 'scuola-senza-lista'],
    ['libreria ritiro', 'ritiro-libreria'],
    ['password', 'password-dimenticata'],
    ['reso', 'recesso'],
    ['restituire un libro', 'recesso'],
    ['disdire l’ordine', 'annullare'],
    ['libro rotto', 'libro-difettoso'],
  ])('finds by “%s”', (search, id) => {
    expect(found(search)).toContain(id);
    expect(found(search).length).toBeLessThan(all.length);
  });

  it('finds nothing where a word stands nowhere', () => {
    expect(found('rimborso elefante')).toEqual([]);
  });

  it('has an address of its own for each', () => {
    expect(new Set(all).size).toBe(all.length);
  });
});
