import type { ProductSafety } from '@zaino/contracts/catalogue';
import type { DataSource } from 'typeorm';
import { MakerEntity } from '../products/maker.entity';
import { ProductEntity } from '../products/product.entity';
import { toShownMaker } from '../products/shown-maker';

/** What a product's page says of its safety; only asked for with the answer of one product, which is then kept. */
export async function readProductSafety(
  { manager }: DataSource,
  id: number,
): Promise<ProductSafety> {
  const query = manager
    .createQueryBuilder(ProductEntity, 'product')
    .select(['product.id', 'product.safetyWarnings', 'product.ceMarking'])
    .leftJoinAndMapOne('product.maker', MakerEntity, 'maker', 'maker.id = product.makerId')
    .where('product.id = :id', { id });
  const found = (await query.getOne()) as (ProductEntity & { maker: MakerEntity | null }) | null;
  if (found === null) throw new Error(`Product ${id} is in the index alone.`);
  return {
    produttore: found.maker && toShownMaker(found.maker),
    avvertenze: found.safetyWarnings,
    marcaturaCe: found.ceMarking,
  };
}
