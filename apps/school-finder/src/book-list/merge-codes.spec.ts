import { mergeCodes, noCodes } from './merge-codes';

const first = '9788899001223';

describe('codes of several readings', () => {
  it('are there once, and none is doubtful that was read well elsewhere', () => {
    const codes = mergeCodes([
      { isbns: [first], doubtful: ['9788899001224'], isCut: false },
      { isbns: [first], doubtful: [first], isCut: true },
    ]);
    expect(codes).toEqual({ isbns: [first], doubtful: ['9788899001224'], isCut: true });
    expect(mergeCodes([])).toEqual(noCodes);
  });

  it('are as many as one question takes', () => {
    const isbns = Array.from({ length: 101 }, (_, index) => String(9_788_899_000_000 + index));
    const merged = mergeCodes([{ isbns, doubtful: [], isCut: false }]);
    expect([merged.isbns.length, merged.isCut]).toEqual([100, true]);
  });
});
