import type { AppFigures, VisitFigures } from '@zaino/contracts/releases';
import { canaryHealth } from './health';

const fine: VisitFigures = {
  visits: 1_000,
  failures: 5,
  renders: 800,
  failedRenders: 2,
  lcp: 1_500,
  inp: 120,
};
const figures = (live: VisitFigures, canary: VisitFigures): AppFigures => ({
  app: 'cart',
  series: [
    { version: 'old', role: 'live', points: [], totals: live },
    { version: 'new', role: 'canary', points: [], totals: canary },
  ],
});

describe('how a canary stands', () => {
  it.each([
    ['as good', fine, []],
    ['a little worse, within what is allowed', { ...fine, failures: 6, lcp: 1_590, inp: 160 }, []],
    ['more failures', { ...fine, failures: 20 }, ['più pagine con errori']],
    ['more on the server', { ...fine, failedRenders: 9 }, ['più pagine non riuscite sul server']],
    ['too few pages on the server', { ...fine, renders: 90, failedRenders: 90 }, []],
    ['slower to paint', { ...fine, lcp: 1_900 }, ['pagine più lente']],
    ['slower to answer', { ...fine, inp: 200 }, ['risposte più lente']],
    ['without times', { ...fine, lcp: null, inp: null }, []],
    ['too few visits', { ...fine, visits: 20, failures: 20 }, null],
  ])('%s', (_name, canary, worse) => {
    expect(canaryHealth(figures(fine, canary), 'new').worse).toEqual(worse);
  });

  it('says nothing of another version than the one that runs', () => {
    expect(canaryHealth(figures(fine, fine), 'other')).toEqual({
      live: fine,
      canary: null,
      worse: null,
    });
  });

  it('allows two failures of a thousand where the live version has none', () => {
    const none = { ...fine, failures: 0 };
    expect(canaryHealth(figures(none, { ...fine, failures: 2 }), 'new').worse).toEqual([]);
    expect(canaryHealth(figures(none, { ...fine, failures: 3 }), 'new').worse).not.toEqual([]);
  });
});
