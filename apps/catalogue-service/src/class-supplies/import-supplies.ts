import { readFileSync } from 'node:fs';
import { classSuppliesInputSchema } from '@zaino/contracts/catalogue';
import { inTransaction } from '@zaino/service/in-transaction';
import { type DataSource, type EntityManager, In, IsNull } from 'typeorm';
import * as z from 'zod/mini';
import { productIdOf } from '../products/product-id';
import { ProductEntity } from '../products/product.entity';
import { ClassSuppliesEntity } from './class-supplies.entity';

/** Products are named: their numbers differ from one catalogue to the next. */
const fileSchema = z.array(
  z.strictObject({
    grado: z.string(),
    anno: z.int(),
    voci: z.array(
      z.strictObject({
        nome: z.string(),
        quantita: z.int(),
        nota: z.string(),
        prodotti: z.array(z.string()),
      }),
    ),
  }),
);

/**
 * Adds the lists of a JSON file for the years that have none yet; gives how many. Products that are not in the catalogue
 * are left out, and so is what none of them serves for.
 */
export async function importClassSupplies(dataSource: DataSource, path: string): Promise<number> {
  const lists = fileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  return inTransaction(dataSource, async (manager) => {
    const ids = await idsOfNames(manager, lists);
    let added = 0;
    for (const { voci, ...list } of lists) {
      const known = voci
        .map((line) => ({
          ...line,
          prodotti: line.prodotti.flatMap((name) => ids.get(name) ?? []),
        }))
        .filter(({ prodotti }) => prodotti.length > 0);
      const input = classSuppliesInputSchema.parse({ ...list, voci: known });
      const [grade, year] = [input.grado, input.anno];
      if (await manager.existsBy(ClassSuppliesEntity, { grade, year })) continue;
      const columns = { grade, year, wanted: input.voci, version: 1, updatedAt: new Date() };
      await manager.insert(ClassSuppliesEntity, columns);
      added += 1;
    }
    return added;
  });
}

async function idsOfNames(
  manager: EntityManager,
  lists: z.output<typeof fileSchema>,
): Promise<Map<string, string>> {
  const names = lists.flatMap(({ voci }) => voci.flatMap(({ prodotti }) => prodotti));
  const products = await manager.find(ProductEntity, {
    select: { id: true, name: true },
    where: { name: In([...new Set(names)]), deletedAt: IsNull() },
    order: { id: 'DESC' },
  });
  return new Map(products.map(({ id, name }) => [name, productIdOf(id)]));
}
