import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@zaino/testing/processes';
import { aftermath } from './aftermath';
import type { FaultShop, Target } from './fault-shop';
import { faultIn, type FaultFinding, isWell } from './judge';
import type { FaultKind } from './kinds';
import { adminBearer, type FaultStaff, findProduct, prepareBuyer } from './people';
import { type ProbeContext, probes } from './probes';
import type { Seen } from './seen';

/** One process and one fault: what was seen, and what was wrong. */
export interface PairResult {
  process: string;
  fault: string;
  /** Why it was not tried. */
  untried?: string;
  seen: Seen[];
  /** In milliseconds; undefined where it never was as before. */
  recoveredMs?: number | undefined;
  findings: FaultFinding[];
}

export interface PairPlan {
  target: Target;
  kind: FaultKind;
  /** Which product is bought: another one each time. */
  place: number;
  schoolPath: string;
  staff: FaultStaff;
}

const LOOK_EVERY_MS = 250;
const STANDING_MS = 180_000;

export async function runPair(shop: FaultShop, plan: PairPlan): Promise<PairResult> {
  const { target, kind, place, schoolPath } = plan;
  const names = { process: target.name, fault: kind.name };
  const untried = kind.untried(target);
  if (untried !== undefined) return { ...names, untried, seen: [], findings: [] };
  await untilStanding(shop);
  const staff = { ...plan.staff, bearer: await adminBearer(shop, plan.staff.admin) };
  const buyer = await prepareBuyer(shop, await findProduct(shop, place));
  const around = { shop, schoolPath, buyer, staff };
  let since = performance.now();
  const end = await kind.begin(target);
  const [seen] = await Promise.all([
    Promise.all(probes.map((probe) => probe.look(around))),
    delay(kind.lastsMs),
  ]);
  if (end !== undefined) {
    await end();
    since = performance.now();
  }
  const wrong = seen.map((one) => faultIn(one, names));
  const findings = wrong.filter((finding) => finding !== undefined);
  const open = await untilWell(around, since + kind.recoversWithinMs);
  if (open.length > 0) {
    const text = `is not as before: ${open.map(({ probe, status, says }) => `${probe} ${status} ${says}`).join(', ')}`;
    return { ...names, seen, findings: [...findings, { probe: 'recovery', text }] };
  }
  const recoveredMs = performance.now() - since;
  return {
    ...names,
    seen,
    recoveredMs,
    findings: [...findings, ...(await aftermath(around, seen))],
  };
}

/** What was wrong with the pair before is told there: this one begins with a shop that stands, be it minutes later. */
async function untilStanding({ url }: FaultShop): Promise<void> {
  const isThere = () =>
    fetch(url)
      .then(({ status }) => status === 200)
      .catch(() => false);
  if (!(await waitUntil(isThere, STANDING_MS))) throw new Error('The shop does not stand again.');
}

/** What is not as before at the end of that time. */
async function untilWell(around: ProbeContext, endsAt: number): Promise<Seen[]> {
  const repeated = probes.filter(({ name }) => name !== 'payment');
  for (;;) {
    const seen = await Promise.all(repeated.map((probe) => probe.look(around)));
    const open = seen.filter((one) => !isWell(one));
    if (open.length === 0 || performance.now() > endsAt) return open;
    await delay(LOOK_EVERY_MS);
  }
}
