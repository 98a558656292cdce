import { noVisits, type VisitSums } from '@zaino/contracts/analytics';
import { CanaryJudgement } from './canary-judgement';
import { seeded, simulatedCanaries, type SimulatedShop } from './simulated-canaries';

const CANARIES = 20_000;

/** Few visits in a slice, in which chance does most, and evenings in which all is much worse. */
const equal: SimulatedShop = {
  visits: { canary: 6, stable: 12 },
  slices: 30,
  evening: 1.5,
  failing: { canary: 0.004, stable: 0.004 },
  failingRenders: { canary: 0.004, stable: 0.004 },
};

/** A tenth of the visitors get the canary. */
const usual: SimulatedShop = {
  visits: { canary: 20, stable: 180 },
  slices: 200,
  evening: 1.2,
  failing: { canary: 0.002, stable: 0.002 },
  failingRenders: { canary: 0.002, stable: 0.002 },
};

/** Visits of the canary until it was taken back, in the order of their number. */
function visitsUntilFound(shop: SimulatedShop, canaries: number): (number | null)[] {
  const next = simulatedCanaries(shop, seeded(3));
  return Array.from({ length: canaries }, () => next())
    .map(({ verdict, canaryVisits }) => (verdict ? canaryVisits : null))
    .sort((one, other) => (one ?? Infinity) - (other ?? Infinity));
}

describe('a canary that is no worse', () => {
  it(`is taken back less than once in 1,000 times, of ${CANARIES} with ${equal.slices} looks each`, () => {
    const next = simulatedCanaries(equal, seeded(1));
    let alarms = 0;
    for (let canary = 0; canary < CANARIES; canary += 1) if (next().verdict) alarms += 1;
    expect(alarms).toBeLessThan(CANARIES / 1_000);
  });

  it('is not taken back either where one visit in ten fails, and one page on the server, whichever version it has', () => {
    const failing = { canary: 0.1, stable: 0.1 };
    const next = simulatedCanaries({ ...equal, failing, failingRenders: failing }, seeded(2));
    const alarms = Array.from({ length: 1_000 }, () => next()).filter(({ verdict }) => verdict);
    expect(alarms.length).toBeLessThanOrEqual(1);
  });
});

describe('a canary beside a version whose pages are kept', () => {
  const kept = { ...usual, keptPages: 3, slices: 30 };

  it.each([0.004, 0.2])(
    'is left alone where a share of %d of both fails on the server',
    (share) => {
      const failingRenders = { canary: share, stable: share };
      const next = simulatedCanaries({ ...kept, failingRenders }, seeded(4));
      const alarms = Array.from({ length: 1_000 }, () => next()).filter(({ verdict }) => verdict);
      expect(alarms.length).toBeLessThanOrEqual(1);
    },
  );

  it('is found soon where the server draws none of its pages', () => {
    const failingRenders = { canary: 1, stable: 0.002 };
    const found = visitsUntilFound({ ...kept, failingRenders }, 200);
    expect(found[199]).toBeLessThan(500);
  });
});

describe('a canary that is worse', () => {
  it('is found in some hundreds of visits where 2 % of them throw', () => {
    const failing = { canary: 0.022, stable: 0.002 };
    const found = visitsUntilFound({ ...usual, failing }, 200);
    expect(found[100]).toBeLessThan(500);
  });

  it('is found in as many pages where the server fails to draw 2 % of them', () => {
    const failingRenders = { canary: 0.022, stable: 0.002 };
    const found = visitsUntilFound({ ...usual, failingRenders }, 200);
    expect(found[100]).toBeLessThan(500);
  });

  it('is found where its pages come 400 ms later', () => {
    const found = visitsUntilFound({ ...usual, later: { lcp: 400 } }, 200);
    expect(found[100]).toBeLessThan(1_500);
  });

  it('is found where its pages answer 150 ms later', () => {
    const found = visitsUntilFound({ ...usual, later: { inp: 150 } }, 200);
    expect(found[100]).toBeLessThan(300);
  });
});

describe('a judgement', () => {
  const failed: VisitSums = { ...noVisits, visits: 99, failures: 99, errors: 99 };
  const fine: VisitSums = { ...noVisits, visits: 900 };

  it('needs a least number of visits of both', () => {
    const judgement = new CanaryJudgement();
    judgement.add(failed, fine);
    expect(judgement.verdict()).toBeNull();
    judgement.add({ ...noVisits, visits: 1, failures: 1 }, noVisits);
    expect(judgement.verdict()?.worse).toBe('failures');
  });

  it('needs a least number of drawn pages, too, whatever browsers tell: few of the version that is kept', () => {
    const judgement = new CanaryJudgement();
    const broken = { ...noVisits, visits: 900, renders: 99, failedRenders: 99 };
    judgement.add(broken, { ...fine, renders: 4 });
    expect(judgement.verdict()).toBeNull();
    judgement.add({ ...noVisits, renders: 1, failedRenders: 1 }, noVisits);
    expect(judgement.verdict()).toBeNull();
    judgement.add(noVisits, { ...noVisits, renders: 1 });
    expect(judgement.verdict()?.worse).toBe('failedRenders');
  });

  it('does not compare with hours in which only one of them had visits', () => {
    const judgement = new CanaryJudgement();
    judgement.add(noVisits, fine);
    judgement.add({ ...failed, visits: 200 }, noVisits);
    expect(judgement.verdict()).toBeNull();
  });

  it('leaves alone what fails in fewer visits than matter', () => {
    const judgement = new CanaryJudgement();
    judgement.add(
      { ...noVisits, visits: 40_000, failures: 60, errors: 60 },
      { ...fine, visits: 400_000 },
    );
    expect(judgement.verdict()).toBeNull();
  });
});
