import { getMetadataArgsStorage } from 'typeorm';
import { aProduct } from '../testing/product-factory';
import { imageOf, withImage } from './change-image';
import { ProductEntity } from './product.entity';

/** Of a product as admins set it; what a save counts or dates by itself, the deletion and reviews are told apart. */
const own = [
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'changedAt',
  'deletedAt',
  'customerRatingHundredths',
  'customerReviewCount',
];
const columns = getMetadataArgsStorage()
  .filterColumns(ProductEntity)
  .map(({ propertyName }) => propertyName)
  .filter((column) => !own.includes(column));

/** Another value of the same kind. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return Array.isArray(value) ? [...(value as unknown[]), 'altro'] : `${String(value)} altro`;
}

describe('the image of a change', () => {
  it.each(columns)('brings %s back', (column) => {
    const before = aProduct();
    const after = aProduct({ [column]: changed(Reflect.get(before, column)) });
    const image = imageOf(before, after);
    expect(image).not.toBeNull();
    const stored = JSON.parse(JSON.stringify(image)) as typeof image;
    expect(withImage(after, stored, new Date())).toEqual(before);
  });

  it('is none of what customers say meanwhile', () => {
    const after = aProduct({ customerRatingHundredths: 450, customerReviewCount: 2 });
    expect(imageOf(aProduct(), after)).toBeNull();
  });

  it('is none of what a save counts and dates by itself', () => {
    const now = new Date('2026-06-01T00:00:00Z');
    const after = aProduct({ version: 2, updatedAt: now, changedAt: now });
    expect(imageOf(aProduct(), after)).toBeNull();
  });
});
