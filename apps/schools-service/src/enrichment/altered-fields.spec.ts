import type { BookSourceKind } from '@zaino/contracts/schools';
import type { DetailFields, FieldSource } from '../dataset/book-details.entity';
import { alteredFields } from './altered-fields';

const source = (kind: BookSourceKind, changeId: string | null = null): FieldSource => ({
  kind,
  name: '',
  at: null,
  changeId,
});
const described = (kind: BookSourceKind): DetailFields => ({
  descrizione: { value: 'Prima', source: source(kind) },
});

describe('alteredFields', () => {
  it.each<[BookSourceKind, BookSourceKind, boolean]>([
    ['person', 'person', true],
    ['person', 'csv', true],
    ['person', 'onix', false],
    ['person', 'fetcher', false],
    ['csv', 'onix', false],
    ['csv', 'person', true],
    ['onix', 'fetcher', false],
    ['onix', 'onix', true],
    ['fetcher', 'onix', true],
    ['file', 'fetcher', true],
    ['file', 'person', true],
  ])('over what %s wrote, %s writes: %s', (before, by, isWritten) => {
    const altered = alteredFields(described(before), { descrizione: 'Dopo' }, source(by));
    expect('descrizione' in altered).toBe(isWritten);
  });

  it('gives each altered field its source', () => {
    const by = source('onix', 'a');
    expect(alteredFields({}, { collana: 'Tracce', pagine: 240 }, by)).toEqual({
      collana: { value: 'Tracce', source: by },
      pagine: { value: 240, source: by },
    });
  });

  it('leaves what is the same already, and nothing where nothing is known', () => {
    const values = { descrizione: 'Prima', collana: '', pagineSaggio: [], pagine: null };
    expect(alteredFields(described('file'), values, source('person'))).toEqual({});
  });

  it('lets a person say that there is nothing', () => {
    const by = source('person');
    expect(alteredFields(described('onix'), { descrizione: '' }, by)).toEqual({
      descrizione: { value: '', source: by },
    });
    const emptied: DetailFields = { descrizione: { value: '', source: by } };
    expect(alteredFields(emptied, { descrizione: 'Dopo' }, source('onix'))).toEqual({});
  });
});
