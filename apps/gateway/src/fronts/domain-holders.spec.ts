import type { DomainHolder } from '@zaino/contracts/bookshops';
import { DomainHolders } from './domain-holders';

const paused = (name: string): DomainHolder => ({ standing: 'paused', name });
const unknown: DomainHolder = { standing: 'unknown' };

function remembering() {
  let at = 0;
  const ask = jest.fn<Promise<DomainHolder>, [string]>((domain) =>
    Promise.resolve(domain.startsWith('nessuno') ? unknown : paused(domain)),
  );
  const onFailure = jest.fn();
  const holders = new DomainHolders({ ask, onFailure, now: () => at });
  return { holders, ask, onFailure, advance: (ms: number) => (at += ms) };
}

describe('DomainHolders', () => {
  it('asks once for all who wait, and not again for ten seconds', async () => {
    const { holders, ask, advance } = remembering();
    const answers = await Promise.all([holders.find('aurora'), holders.find('aurora')]);
    expect(answers).toEqual([paused('aurora'), paused('aurora')]);
    advance(9_999);
    expect(await holders.find('aurora')).toEqual(paused('aurora'));
    expect(ask).toHaveBeenCalledTimes(1);
    advance(1);
    await holders.find('aurora');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks again as soon as a bookshop has changed', async () => {
    const { holders, ask, advance } = remembering();
    await holders.find('aurora');
    advance(1);
    holders.changed();
    ask.mockResolvedValue(paused('Nuova'));
    expect(await holders.find('aurora')).toEqual(paused('Nuova'));
  });

  it('takes no answer that was on its way when a bookshop changed', async () => {
    const { holders, ask, advance } = remembering();
    let answer: (holder: DomainHolder) => void = () => undefined;
    ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const before = holders.find('aurora');
    advance(1);
    holders.changed();
    advance(1);
    const after = holders.find('aurora');
    answer(paused('Vecchia'));
    expect(await before).toEqual(paused('Vecchia'));
    expect(await after).toEqual(paused('aurora'));
    expect(await holders.find('aurora')).toEqual(paused('aurora'));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('goes on with what was said last while nobody answers, and asks every ten seconds', async () => {
    const { holders, ask, onFailure, advance } = remembering();
    await holders.find('aurora');
    ask.mockRejectedValue(new Error('away'));
    for (const ms of [10_000, 1_000, 10_000]) {
      advance(ms);
      expect(await holders.find('aurora')).toEqual(paused('aurora'));
    }
    expect(ask).toHaveBeenCalledTimes(3);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it('cannot say of a new name that nobody has it while nobody answers, nor of an old one', async () => {
    const { holders, ask, advance } = remembering();
    expect(await holders.find('nessuno')).toEqual(unknown);
    ask.mockRejectedValue(new Error('away'));
    expect(await holders.find('nessuno')).toEqual(unknown);
    advance(10_000);
    expect(await holders.find('nessuno')).toBe('unavailable');
    expect(await holders.find('aurora')).toBe('unavailable');
  });

  it('keeps bookshops however many names that nobody has are tried', async () => {
    const { holders, ask } = remembering();
    await holders.find('aurora');
    for (let tried = 0; tried < 3_000; tried += 1) await holders.find(`nessuno-${tried}`);
    ask.mockClear();
    await holders.find('aurora');
    expect(ask).not.toHaveBeenCalled();
  });

  it.each(['a', 'a.b', 'x--y', '-a-', 'perché', 'AURORA', 'a b c', '', '../x'])(
    'asks nobody about what could not be registered: %s',
    async (domain) => {
      const { holders, ask } = remembering();
      expect(await holders.find(domain)).toEqual(unknown);
      expect(holders.lacks(domain)).toBe(false);
      expect(ask).not.toHaveBeenCalled();
    },
  );
});
