import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Images } from '@zaino/tools/demo/supplies/images';
import { makers } from '@zaino/tools/demo/supplies/makers';
import { supplies } from '@zaino/tools/demo/supplies/supplies';
import type { SupplyWithPast } from '@zaino/tools/demo/supplies/supply';
import { createConnection } from 'mysql2/promise';
import type { Connection, ResultSetHeader, RowDataPacket } from 'mysql2/promise';

const ROWS_AT_ONCE = 500;
const ceMarkings: Record<string, string> = { sì: 'presente', no: 'non-dovuta' };
const DAY_MS = 86_400_000;

/**
 * The demo's products and their prices before, straight into the tables: the first `last` of them, without those
 * that are there. The import is not what is measured here.
 */
export async function fillTables(mysqlUrl: string, folder: string, last: number): Promise<void> {
  const connection = await createConnection(mysqlUrl);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT MAX(id) last FROM product');
    const first = Number(rows[0]?.['last'] ?? 0) + 1;
    const makers = await fillMakers(connection);
    const names = { category: new Map<string, number>(), supplier: new Map<string, number>() };
    let batch: Filled[] = [];
    let id = 0;
    for (const supply of supplies(new Images(join(folder, 'images')))) {
      id += 1;
      if (id > last) break;
      if (id < first) continue;
      const category = await idOf(connection, { ...names, table: 'category' }, supply.categoria);
      const supplier = await idOf(connection, { ...names, table: 'supplier' }, supply.fornitore);
      const maker = makers.get(supply.produttore) ?? null;
      batch.push({ id, supply, category, supplier, maker });
      if (batch.length < ROWS_AT_ONCE) continue;
      await insert(connection, batch);
      batch = [];
    }
    await insert(connection, batch);
    await connection.query('ANALYZE TABLE product, price_log');
  } finally {
    await connection.end();
  }
}

interface Filled {
  id: number;
  supply: SupplyWithPast;
  category: number;
  supplier: number;
  /** Null where nobody has told it. */
  maker: number | null;
}

/** The makers that the supplies name, with their ids. */
async function fillMakers(connection: Connection): Promise<Map<string, number>> {
  await connection.query('INSERT IGNORE INTO maker (name, address, contact, country) VALUES ?', [
    makers.map(({ nome, indirizzo, contatto, paese }) => [nome, indirizzo, contatto, paese]),
  ]);
  const [rows] = await connection.query<RowDataPacket[]>('SELECT id, name FROM maker');
  return new Map(rows.map(({ id, name }) => [String(name), Number(id)]));
}

type Table = 'category' | 'supplier';

async function idOf(
  connection: Connection,
  names: Record<Table, Map<string, number>> & { table: Table },
  name: string,
): Promise<number> {
  const { table } = names;
  const known = names[table].get(name);
  if (known !== undefined) return known;
  const [{ insertId }] = await connection.query<ResultSetHeader>(
    `INSERT INTO ${table} (name) VALUES (?) ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id)`,
    [name],
  );
  names[table].set(name, insertId);
  return insertId;
}

async function insert(connection: Connection, batch: Filled[]): Promise<void> {
  if (batch.length === 0) return;
  await connection.query(
    `INSERT INTO product (id, name, description, category_id, supplier_id, supplier_product_id, supplier_url, images,
      tags, original_price_cents, margin_hundredths, discount_hundredths, selling_price_cents,
      discounted_price_cents, is_active, is_offered, stock, minimum_purchase, rating_hundredths, review_count,
      created_at, updated_at, maker_id, safety_warnings, ce_marking) VALUES ?`,
    [batch.map(productRow)],
  );
  await connection.query(
    'INSERT INTO price_log (product_id, valid_from, selling_price_cents, discounted_price_cents) VALUES ?',
    [batch.flatMap(priceRows)],
  );
}

function productRow({ id, supply, category, supplier, maker }: Filled): unknown[] {
  const { selling, discounted } = centsOf(supply);
  const createdAt = new Date(Date.now() - 60 * DAY_MS + id * 1_000);
  return [
    id,
    supply.nome,
    supply.descrizione,
    category,
    supplier,
    supply.fornitoreProductId,
    supply.urlAliexpress,
    JSON.stringify(supply.immagini.map(mediaUrl)),
    JSON.stringify(supply.tags),
    Math.round(supply.prezzoOriginale * 100),
    supply.margine * 100,
    supply.sconto * 100,
    selling,
    discounted,
    supply.active,
    supply.inVendita,
    supply.pezzi_disponibili,
    supply.pezzi_singolo_acquisto,
    Math.round(supply.valutazione * 100),
    supply.numeroRecensioni,
    createdAt,
    createdAt,
    maker,
    supply.avvertenze,
    ceMarkings[supply.marcaturaCe] ?? 'da-verificare',
  ];
}

/** As long as a real one. */
function mediaUrl(name: string): string {
  return `/api/media/${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
}

function priceRows({ id, supply }: Filled): unknown[][] {
  const margine = supply.margine;
  const past = supply.past.map(({ daysAgo, ...then }) => ({ daysAgo, margine, ...then }));
  return [...past, { ...supply, daysAgo: 3 }].map((price) => {
    const { selling, discounted } = centsOf(price);
    return [id, new Date(Date.now() - price.daysAgo * DAY_MS), selling, discounted];
  });
}

function centsOf({
  prezzoOriginale,
  margine,
  sconto,
}: Pick<SupplyWithPast, 'prezzoOriginale' | 'margine' | 'sconto'>) {
  const selling = Math.round(prezzoOriginale * (100 + margine));
  return { selling, discounted: Math.round((selling * (100 - sconto)) / 100) };
}
