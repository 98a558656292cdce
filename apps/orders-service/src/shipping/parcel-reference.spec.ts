import { parcelReference, parcelReferenceIn } from './parcel-reference';

describe('the reference of a parcel', () => {
  it('is the order’s number with its own behind it', () => {
    expect(parcelReference('ZN-7K3M-9QXD', 2)).toBe('ZN-7K3M-9QXD-2');
  });

  it.each([
    ['ZN-7K3M-9QXD-2', 'ZN-7K3M-9QXD', 2],
    ['ZN-7K3M-9QXD', 'ZN-7K3M-9QXD', null],
    ['zn7k3m9qxd12', 'ZN-7K3M-9QXD', 12],
    // As a scanner writes hyphens that believes to be an American keyboard.
    ["ZN'7K3M'9QXD'1", 'ZN-7K3M-9QXD', 1],
    [' ZN-7K3M-9QXD / 3 ', 'ZN-7K3M-9QXD', 3],
  ])('is read from %j', (text, number, position) => {
    expect(parcelReferenceIn(text)).toEqual({ number, position });
  });

  it.each(['', '9788800000015', 'ZN-7K3M', 'ZN-7K3M-9QXD-1234', 'Riferimento', 'XN-7K3M-9QXD-1'])(
    'is none in %j',
    (text) => expect(parcelReferenceIn(text)).toBeNull(),
  );
});
