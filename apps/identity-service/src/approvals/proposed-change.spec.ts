import type { AdminArea } from '@zaino/contracts/shared';
import { isWithin, readChange, settledChange, wordsOfChange } from './proposed-change';

const newcomer = {
  kind: 'create-admin' as const,
  username: 'anna',
  email: 'anna@example.it',
  areas: ['orders' as const, 'money' as const],
};

describe('a proposed change', () => {
  it.each<[AdminArea[], AdminArea[], boolean]>([
    [[], ['orders'], true],
    [['orders'], ['orders', 'money'], true],
    [['orders', 'money'], ['orders'], false],
    [['orders'], ['all'], true],
    [['all'], ['all'], true],
    [['all'], ['catalogue', 'orders', 'blog', 'money'], false],
    [['orders'], [], false],
  ])('of %j is within %j: %s', (areas, others, isInside) => {
    expect(isWithin(areas, others)).toBe(isInside);
  });

  it('is read as it was kept, and loses the address once it is decided', () => {
    expect(readChange(JSON.stringify(newcomer))).toEqual(newcomer);
    expect(readChange(settledChange(newcomer))).toEqual({ ...newcomer, email: null });
  });

  it('is told in words', () => {
    expect(wordsOfChange(newcomer)).toBe('il nuovo amministratore anna (ordini, conti)');
    const widened = { ...newcomer, kind: 'widen-admin' as const, adminId: 'a', before: [] };
    expect(wordsOfChange({ ...widened, areas: ['all'] })).toBe(
      'nuovi incarichi per anna (tutti gli incarichi)',
    );
  });
});
