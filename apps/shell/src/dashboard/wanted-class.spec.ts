import { childChangesSchema } from '@zaino/contracts/identity';
import { readWantedClass } from './wanted-class';

const good = { scuola: 'CRMM8ZZ01L', classe: '2', sezione: 'B', nome: 'Media Irma Valsecchi' };
const read = (changes: Partial<typeof good> = {}) =>
  readWantedClass(new URLSearchParams({ ...good, ...changes }));

describe('readWantedClass', () => {
  it('reads what a school’s page writes', () => {
    expect(read()).toEqual({
      schoolCode: 'CRMM8ZZ01L',
      classe: '2',
      sezione: 'B',
      schoolName: 'Media Irma Valsecchi',
    });
  });

  it.each(['*', 'A', '10A', 'C SA', 'A.B', 'Ù'])('takes the section %s', (sezione) => {
    expect(read({ sezione })?.sezione).toBe(sezione);
  });

  it.each<Partial<typeof good>>([
    { scuola: '' },
    { scuola: 'CRMM8ZZ01' },
    { scuola: '../../admin' },
    { scuola: 'CRMM8ZZ01L?x=1' },
    { classe: '' },
    { classe: '<b>2' },
    { classe: '2'.repeat(11) },
    { sezione: '' },
    { sezione: '"><script>' },
    { sezione: 'B\u202E' },
    { sezione: 'B&nome=x' },
    { sezione: 'B'.repeat(31) },
  ])('refuses %j', (changes) => {
    expect(read(changes)).toBeNull();
  });

  it('leaves out of the name what cannot be seen, and cuts it', () => {
    expect(read({ nome: ' Media\n\u202E  Irma\u200B\u0000 ' })?.schoolName).toBe('Media Irma');
    expect(read({ nome: 'x'.repeat(5000) })?.schoolName).toHaveLength(200);
    expect(read({ nome: '\u200B' })?.schoolName).toBe('CRMM8ZZ01L');
  });

  it('gives what the service takes', () => {
    for (const wanted of [read(), read({ nome: 'è'.repeat(5000), sezione: 'C SA' })]) {
      expect(childChangesSchema.safeParse({ nickname: 'Ada', ...wanted }).success).toBe(true);
    }
  });
});
