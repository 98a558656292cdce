import { refundReason } from '../transitions/refund-reason';
import { refundKind } from './refund-kind';

describe('the kind of a refund', () => {
  it.each([
    [{}, 'cancelled'],
    [{ heldBackCents: 500 }, 'cancelled'],
    [{ restocks: true }, 'returned'],
    [{ cause: 'late' }, 'late'],
    [{ cause: 'withdrawal' }, 'withdrawal'],
    [{ cause: 'cedola' }, 'cedola'],
    [{ reason: 'Copertina rovinata, come detto al telefono' }, 'other'],
  ] as const)('for %j is %s', (data, kind) => {
    expect(refundKind(refundReason(data))).toBe(kind);
  });
});
