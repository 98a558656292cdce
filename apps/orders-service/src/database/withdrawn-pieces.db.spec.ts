import { migratedSchema } from '@zaino/service/testing/migrated-schema';
import { aBookLine, placedOrder } from '../testing/placed-order';
import { WithdrawalEntity } from '../withdrawals/withdrawal.entity';
import { createDataSource } from './data-source';
import { AddWithdrawnPieces1763800080000 } from './migrations/1763800080000-add-withdrawn-pieces';

const schema = migratedSchema(createDataSource);

describe('statements from before one could withdraw from some pieces', () => {
  it('were for whole lines, and say so', async () => {
    const { order, lines } = await placedOrder(schema(), {
      lines: [aBookLine({ quantity: 2 }), aBookLine(), aBookLine({ quantity: 3 })],
    });
    const migration = new AddWithdrawnPieces1763800080000();
    const runner = schema().createQueryRunner();
    await migration.down(runner);
    const ids = [lines[0]?.id, lines[2]?.id];
    await runner.query(
      'INSERT INTO withdrawal (id, order_id, name, email, line_ids, at) VALUES (?, ?, ?, ?, ?, ?)',
      [order.id, order.id, 'Anna', 'anna@example.it', JSON.stringify(ids), new Date()],
    );
    await migration.up(runner);
    await runner.release();
    const { pieces } = await schema().manager.findOneByOrFail(WithdrawalEntity, { id: order.id });
    expect(pieces).toEqual([
      { lineId: ids[0], named: ids[0], quantity: 2, of: 2 },
      { lineId: ids[1], named: ids[1], quantity: 3, of: 3 },
    ]);
  });
});
