import { createConnection } from 'mysql2/promise';
import type { ResultSetHeader } from 'mysql2/promise';

/** A product in the shop. */
export interface StockedProduct {
  /** As customers know it: `P-0001`. */
  id: string;
  number: number;
  /** In cents. */
  price: number;
  /** Pieces at the beginning. */
  stock: number;
}

/** Puts products with so many pieces each into the catalogue's tables. */
export async function addProducts(mysqlUrl: string, stocks: number[]): Promise<StockedProduct[]> {
  const connection = await createConnection(mysqlUrl);
  try {
    const category = await idOf('category');
    const supplier = await idOf('supplier');
    const now = new Date();
    const products = stocks.map((stock, place) => ({
      id: `P-${String(place + 1).padStart(4, '0')}`,
      number: place + 1,
      price: 150 + (place % 40) * 25,
      stock,
    }));
    await connection.query(
      `INSERT INTO product (id, name, description, category_id, supplier_id, images, tags,
        original_price_cents, margin_hundredths, discount_hundredths, selling_price_cents,
        discounted_price_cents, stock, created_at, updated_at) VALUES ?`,
      [
        products.map(({ id, number, price, stock }) => [
          number,
          `Quaderno ${id}`,
          '',
          category,
          supplier,
          '[]',
          '[]',
          price,
          0,
          0,
          price,
          price,
          stock,
          now,
          now,
        ]),
      ],
    );
    await connection.query(
      `INSERT INTO price_log (product_id, valid_from, selling_price_cents, discounted_price_cents)
       VALUES ?`,
      [products.map(({ number, price }) => [number, now, price, price])],
    );
    return products;
  } finally {
    await connection.end();
  }

  async function idOf(table: 'category' | 'supplier'): Promise<number> {
    const sql = `INSERT INTO ${table} (name) VALUES ('Quaderni')`;
    const [{ insertId }] = await connection.query<ResultSetHeader>(sql);
    return insertId;
  }
}
