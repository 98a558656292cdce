import {
  indexesOf,
  itIsWhatTheEntitiesAskFor,
  migratedSchema,
} from '@zaino/service/testing/migrated-schema';
import { createDataSource } from './data-source';

const schema = migratedSchema(createDataSource);

describe('the schema of the catalogue', () => {
  itIsWhatTheEntitiesAskFor(schema);

  it('has an index for the price history of a product, and for the undos of one', async () => {
    const history = 'SELECT * FROM price_log WHERE product_id = ? ORDER BY valid_from, id';
    expect(await indexesOf(schema(), history, [1])).toEqual(['ix_price_log_product_id']);
    const undos = 'SELECT * FROM product_change_item WHERE product_id = ?';
    expect(await indexesOf(schema(), undos, [1])).toEqual(['ix_product_change_item_product_id']);
  });

  it('has an index for the reviews of a product, of an account and of a state', async () => {
    const ofProduct = 'SELECT * FROM review WHERE product_id = ?';
    expect(await indexesOf(schema(), ofProduct, [1])).toEqual(['ix_review_product']);
    const own = 'SELECT * FROM review WHERE uid = ?';
    expect(await indexesOf(schema(), own, ['x'])).toEqual(['ux_review_author']);
    const ofState = 'SELECT * FROM review WHERE state = ?';
    expect(await indexesOf(schema(), ofState, ['pending'])).toEqual(['ix_review_state']);
  });

  it('has an index for what an account keeps and waits for, and for whose turn it is', async () => {
    for (const table of ['favourite', 'favourite_book', 'stock_wait']) {
      const own = `SELECT * FROM ${table} WHERE uid = ?`;
      expect(await indexesOf(schema(), own, ['x'])).toEqual(['PRIMARY']);
    }
    const turn = 'SELECT uid FROM stock_wait WHERE product_id = ? ORDER BY created_at';
    expect(await indexesOf(schema(), turn, [1])).toEqual(['ix_stock_wait_turn']);
    const kept = 'SELECT price_cents FROM favourite WHERE product_id = ?';
    expect(await indexesOf(schema(), kept, [1])).toEqual(['ix_favourite_product_id']);
  });

  it('never has fewer than no pieces', async () => {
    const insert = `INSERT INTO product (name, description, category_id, supplier_id, images, tags,
      original_price_cents, margin_hundredths, discount_hundredths, selling_price_cents,
      discounted_price_cents, stock, created_at, updated_at)
      VALUES ('Gomma', '', 1, 1, '[]', '[]', 100, 0, 0, 100, 100, 2, NOW(), NOW())`;
    const { insertId } = await schema().query<{ insertId: number }>(insert);
    const reserve = (pieces: number) =>
      schema().query<{ affectedRows: number }>(
        'UPDATE product SET stock = stock - ? WHERE id = ? AND stock >= ?',
        [pieces, insertId, pieces],
      );
    expect((await reserve(3)).affectedRows).toBe(0);
    expect((await reserve(2)).affectedRows).toBe(1);
    const below = schema().query('UPDATE product SET stock = stock - 1 WHERE id = ?', [insertId]);
    await expect(below).rejects.toMatchObject({ code: 'ER_DATA_OUT_OF_RANGE' });
  });
});
