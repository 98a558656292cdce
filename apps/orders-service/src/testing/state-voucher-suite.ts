import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@zaino/rules/durations';
import type { StateVoucherProvider } from '../state-vouchers/state-voucher-provider';

/** A provider, and codes of its trial: each call gives another of the kind. */
export interface TriedProvider {
  provider: StateVoucherProvider;
  /** Holds so many cents. */
  holding: (cents: number) => string;
  spent: () => string;
  ofAnotherSeller: () => string;
  ofOtherGoods: () => string;
  /** Can be held, and is lost before it is spent. */
  lostLater: (cents: number) => string;
  /** Breaks the connection of the next call once it has taken effect. */
  loseAnswer: () => Promise<void>;
}

/** What the shop relies on of any provider of state vouchers: a new one is added with a run of these. */
export function stateVoucherSuite(open: () => TriedProvider): void {
  const until = new Date(Date.now() + HOUR_MS);
  const held = async (code: string, cents: number, id: string = randomUUID()) => {
    const answer = await open().provider.reserve({ id, code, cents, until });
    if ('refused' in answer) throw new Error(`It was refused: ${answer.refused}`);
    return answer.reference;
  };

  it('says what a code holds, and takes nothing by that', async () => {
    const { provider, holding } = open();
    const code = holding(4_000);
    expect(await provider.check(code)).toEqual({ valueCents: 4_000 });
    expect(await provider.check(code)).toEqual({ valueCents: 4_000 });
  });

  it('says why a code pays nothing', async () => {
    const { provider, spent, ofAnotherSeller, ofOtherGoods } = open();
    expect(await provider.check('NESSUNO')).toEqual({ refused: 'unknown' });
    expect(await provider.check(spent())).toEqual({ refused: 'spent' });
    expect(await provider.check(ofAnotherSeller())).toEqual({ refused: 'other-seller' });
    expect(await provider.check(ofOtherGoods())).toEqual({ refused: 'other-goods' });
  });

  it('holds a part for one order, however often it is asked, and gives it to no other', async () => {
    const { provider, holding } = open();
    const code = holding(4_000);
    const id = randomUUID();
    const reference = await held(code, 3_000, id);
    expect(await held(code, 3_000, id)).toBe(reference);
    expect(await provider.check(code)).toEqual({ valueCents: 1_000 });
    const more = { id: randomUUID(), code, cents: 1_001, until };
    expect(await provider.reserve(more)).toEqual({ refused: 'spent' });
  });

  it('spends what is held, once', async () => {
    const { provider, holding } = open();
    const reference = await held(holding(4_000), 3_000);
    expect(await provider.confirm(reference)).toBe('confirmed');
    expect(await provider.confirm(reference)).toBe('confirmed');
    const use = { isConfirmed: true, cents: 3_000, releasedCents: 0 };
    expect(await provider.find(reference)).toEqual(use);
  });

  it('says that what was held is so no more', async () => {
    const { provider, lostLater } = open();
    const reference = await held(lostLater(4_000), 4_000);
    expect(await provider.confirm(reference)).toEqual({ refused: 'ended' });
  });

  it('frees what is held, and what was spent in parts, each part once and never more', async () => {
    const { provider, holding } = open();
    const code = holding(4_000);
    const free = await held(code, 4_000);
    expect(await provider.release({ reference: free, id: 'a', cents: 4_000 })).toBe('released');
    const reference = await held(code, 3_000);
    await provider.confirm(reference);
    const part = { reference, id: 'b', cents: 2_000 };
    expect(await provider.release(part)).toBe('released');
    expect(await provider.release(part)).toBe('released');
    expect(await provider.release({ ...part, id: 'c' })).toHaveProperty('refused');
    const use = { isConfirmed: true, cents: 3_000, releasedCents: 2_000 };
    expect(await provider.find(reference)).toEqual(use);
    expect(await provider.check(code)).toEqual({ valueCents: 3_000 });
  });

  it('is asked again where its answer got lost, and has done it once', async () => {
    const { provider, holding, loseAnswer } = open();
    const wanted = { id: randomUUID(), code: holding(4_000), cents: 4_000, until };
    await loseAnswer();
    await expect(provider.reserve(wanted)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await provider.reserve(wanted)).toHaveProperty('reference');
  });

  it('knows no use of another', async () => {
    expect(await open().provider.find('nessuno')).toBeNull();
  });
}
