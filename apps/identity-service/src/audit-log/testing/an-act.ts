import type { AuditAct } from '@zaino/contracts/shared';

/** An act as a service tells it; each is of a subject of its own unless told. */
export function anAct(changes: Partial<AuditAct> = {}): AuditAct {
  return {
    at: '2026-09-14T08:00:00.000Z',
    source: 'orders',
    actor: { id: '6f0c2a52-7a0e-4f0b-9d55-0d5fb9a6a001', name: 'direzione' },
    act: 'orders.ship',
    subject: { kind: 'order', id: crypto.randomUUID() },
    reason: null,
    before: { lines: { 'l-1': 'reserved' } },
    after: { lines: { 'l-1': 'shipped' } },
    ...changes,
  };
}
