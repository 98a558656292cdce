import { type DataSource, In } from 'typeorm';
import { OrderEntity } from '../orders/order.entity';

/** What the shop is called where orders are from before they kept their sellers. */
const THE_SHOP = 'Il negozio';

/** By the id of each, `''` for the shop itself, as one order of each says. */
export async function sellerNames(
  dataSource: DataSource,
  sellers: Readonly<Record<string, { sampleId: string }>>,
): Promise<Map<string, string>> {
  const samples = [...new Set(Object.values(sellers).map(({ sampleId }) => sampleId))];
  const orders = await dataSource.manager.find(OrderEntity, {
    select: { id: true, sellers: true },
    where: { id: In(samples) },
  });
  const names = new Map([['', THE_SHOP]]);
  for (const { sellers: told } of orders) {
    for (const { id, name } of told ?? []) names.set(id ?? '', name);
  }
  return names;
}
