import { aSchoolRow } from '../testing/a-school';
import { currentSchools } from './current-schools';

const row = (codice: string, schoolYear: number, sourceKey = 'STAT') =>
  aSchoolRow({ codice, schoolYear, sourceKey });

describe('currentSchools', () => {
  it('takes the newest year of each registry file', () => {
    const rows = [row('A', 2024), row('A', 2025), row('B', 2024), row('C', 2024, 'PAR')];
    const { current, former } = currentSchools(rows);
    expect(current.map(({ codice, schoolYear }) => [codice, schoolYear])).toEqual([
      ['A', 2025],
      ['C', 2024],
    ]);
    expect(former.map(({ codice }) => codice)).toEqual(['B']);
  });

  it('counts a school once that moved from one file to another', () => {
    const rows = [row('A', 2024, 'PAR'), row('B', 2024, 'PAR'), row('A', 2025, 'STAT')];
    expect(currentSchools(rows).current.map(({ codice }) => codice)).toEqual(['B', 'A']);
  });
});
