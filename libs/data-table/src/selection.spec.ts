import { allToggled, chosen, noSelection, rangeTo, toggled } from './selection';

const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const ids = ({ ids: all }: typeof noSelection) => [...all].sort().join('');

describe('the selection', () => {
  it('takes a range from the last line that was pressed, in either direction', () => {
    const b = toggled(noSelection, 'b');
    expect(ids(rangeTo(b, 'd', rows))).toBe('bcd');
    expect(ids(rangeTo(b, 'a', rows))).toBe('ab');
  });

  it('clears a range that begins at a line that was just cleared', () => {
    const all = allToggled(noSelection, rows);
    expect(ids(rangeTo(toggled(all, 'b'), 'd', rows))).toBe('ae');
  });

  it('keeps the anchor of a range, so that it can be drawn on', () => {
    const range = rangeTo(toggled(noSelection, 'a'), 'b', rows);
    expect(ids(rangeTo(range, 'd', rows))).toBe('abcd');
  });

  it('takes one line where the range begins at one that is not shown', () => {
    expect(ids(rangeTo(toggled(noSelection, 'z'), 'c', rows))).toBe('cz');
    expect(ids(rangeTo(noSelection, 'c', rows))).toBe('c');
  });

  it('takes all shown lines, and leaves those that are not shown as they are', () => {
    const hidden = toggled(noSelection, 'z');
    const all = allToggled(hidden, rows);
    expect(ids(all)).toBe('abcdez');
    expect(ids(allToggled(all, rows))).toBe('z');
    expect(ids(allToggled(toggled(hidden, 'b'), rows))).toBe('abcdez');
  });

  it('counts only what there still is', () => {
    expect(chosen(toggled(toggled(noSelection, 'z'), 'b'), rows)).toEqual([{ id: 'b' }]);
  });
});
