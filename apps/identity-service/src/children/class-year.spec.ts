import { aChild } from '../testing/children';
import { classYear } from './class-year';

const { schoolYear, ...unsaid } = aChild({ schoolYear: 2025 });
const before = { ...unsaid, schoolYear: 2025 };
const may = Date.parse('2027-05-10T10:00:00Z');
const june = Date.parse('2027-06-10T10:00:00Z');

describe('the school year of a child’s class', () => {
  it('is what the list says that it was chosen from', () => {
    expect(schoolYear).toBe(2025);
    expect(classYear({ ...unsaid, schoolYear: 2026 }, before, june)).toBe(2026);
  });

  it('stays as long as the class is the same', () => {
    expect(classYear({ ...unsaid, nickname: 'Adina' }, before, june)).toBe(2025);
    expect(classYear({ ...unsaid, sezione: 'C' }, before, june)).toBe(2027);
  });

  it('is that of the day where nobody says it: from June on the one to come', () => {
    expect(classYear(unsaid, null, may)).toBe(2026);
    expect(classYear(unsaid, null, june)).toBe(2027);
  });
});
