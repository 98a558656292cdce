import fastify from 'fastify';
import { createPool } from 'mysql2/promise';
import type { RowDataPacket } from 'mysql2/promise';

/**
 * The measure to compare with: Fastify and mysql2 and nothing else, the same rows for every request, no cache, no
 * compression, no facets, and a search by LIKE that knows no plurals and forgives no typing errors.
 */
const pool = createPool({ uri: process.env.MYSQL_URL, connectionLimit: 10 });
const app = fastify();
const tables = 'product p JOIN category c ON c.id = p.category_id';
const product = `p.id, p.name nome, p.description descrizione, c.name categoria, p.images immagini,
  p.discount_hundredths / 100 sconto, p.selling_price_cents / 100 prezzoVendita,
  p.discounted_price_cents / 100 prezzoScontato, p.supplier_url urlAliexpress, p.is_active active,
  p.stock pezzi_disponibili, p.minimum_purchase pezzi_singolo_acquisto, p.rating_hundredths / 100 valutazione,
  p.review_count numeroRecensioni, p.tags, p.created_at createdAt, p.updated_at updatedAt,
  IF(p.discount_hundredths > 0, (SELECT MIN(l.discounted_price_cents) / 100 FROM price_log l
    WHERE l.product_id = p.id AND l.valid_from >= NOW() - INTERVAL 30 DAY), NULL) prezzoMinimo30Giorni`;
const orders: Record<string, string> = {
  novita: 'p.created_at DESC, p.id DESC',
  'prezzo-crescente': 'p.discounted_price_cents, p.id',
  'prezzo-decrescente': 'p.discounted_price_cents DESC, p.id',
  valutazione: 'p.rating_hundredths DESC, p.id',
};

type Query = Record<string, string | undefined>;

async function select(sql: string, values: unknown[]): Promise<RowDataPacket[]> {
  const [rows] = await pool.query<RowDataPacket[]>(sql, values);
  return rows;
}

function whereOf({ search = '', categoria, minPrezzo, maxPrezzo }: Query) {
  const conditions = ['p.is_active = 1', 'p.deleted_at IS NULL'];
  const values: unknown[] = [];
  const add = (condition: string, ...more: unknown[]) => {
    conditions.push(condition);
    values.push(...more);
  };
  for (const word of search.split(' ').filter((one) => one !== '')) {
    const like = `%${word}%`;
    add('(p.name LIKE ? OR p.description LIKE ? OR p.tags LIKE ?)', like, like, like);
  }
  if (categoria !== undefined) add('c.name = ?', categoria);
  const cents = (euro: string) => Math.round(Number(euro.replace(',', '.')) * 100);
  if (minPrezzo !== undefined) add('p.discounted_price_cents >= ?', cents(minPrezzo));
  if (maxPrezzo !== undefined) add('p.discounted_price_cents <= ?', cents(maxPrezzo));
  return { where: conditions.join(' AND '), values };
}

app.get('/health/live', () => ({ status: 'up' }));
app.get('/api/getproducts', async (request) => {
  const query = request.query as Query;
  const { where, values } = whereOf(query);
  const order = orders[query['ordine'] ?? 'novita'] ?? orders['novita'];
  const page = `SELECT ${product} FROM ${tables} WHERE ${where} ORDER BY ${order} LIMIT 50`;
  const count = `SELECT COUNT(*) total FROM ${tables} WHERE ${where}`;
  const [products, counted] = await Promise.all([select(page, values), select(count, values)]);
  return { products, total: Number(counted[0]?.['total']) };
});
app.get('/api/getproduct/:id', async (request, reply) => {
  const { id } = request.params as { id: string };
  const [found] = await select(
    `SELECT ${product} FROM ${tables} WHERE p.id = ? AND p.is_active = 1 AND p.deleted_at IS NULL`,
    [Number(id.slice(2))],
  );
  return found ? { product: found } : reply.code(404).send({ status: 404 });
});
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
