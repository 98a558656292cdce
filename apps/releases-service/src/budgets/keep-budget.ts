import type { Budget, ReleaseFigures } from '@zaino/contracts/releases';
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { ReleaseActs } from '../acts/release-acts';
import { commandLineReleaser, registryReleaser, type Releaser } from '../acts/releaser';
import { AppBudgetEntity } from './app-budget.entity';
import { budgetOf } from './budget-of';
import { allowed, firstBudget, type Weights } from './first-budget';
import {
  ceilingOverruns,
  figureOverruns,
  type MeasuredSize,
  overBudget,
  overCeiling,
  sizeOverruns,
} from './overruns';

/** A version that is to be published. */
interface Judged {
  app: string;
  version: string;
  size: MeasuredSize;
  /** What its build declares. */
  declared: Weights | undefined;
  /** What the version before weighed, where one is known. */
  before: Weights | null;
  figures: ReleaseFigures | null;
  at: Date;
}

/**
 * Refuses a version that is over its app's budget; the first one begins it. Who operates the shop publishes builds that
 * were made together by one repository: the budget follows what they declare. Whoever calls holds the app's number.
 */
export async function keepBudget(
  manager: EntityManager,
  judged: Judged,
  { acts, releaser }: { acts: ReleaseActs; releaser: Releaser },
): Promise<void> {
  const { app, version, at } = judged;
  const row = await manager.findOneBy(AppBudgetEntity, { app });
  const before = row ? budgetOf(row) : begun(judged);
  const isOperator = releaser === commandLineReleaser;
  const budget = isOperator ? raised(before, judged) : before;
  requireWithin(budget, judged, isOperator);
  if (row && isDeepStrictEqual(budget, before)) return;
  const by = row ? releaser.name : registryReleaser.name;
  await manager.save(AppBudgetEntity, { app, ...budget, changedAt: at, by });
  if (!row) return;
  const act = { kind: 'budget-changed', app, version, states: { before, after: budget } } as const;
  await acts.add(manager, { ...act, reason: 'Così lo dichiara la build' }, releaser);
}

/** For an operator the ceilings alone hold. */
function requireWithin(budget: Budget, { app, size, figures }: Judged, isOperator: boolean): void {
  const beyond = ceilingOverruns(size);
  if (beyond.length > 0) throw overCeiling(beyond);
  if (isOperator) return;
  const overruns = [...sizeOverruns(size, budget), ...figureOverruns(figures, budget)];
  if (overruns.length > 0) throw overBudget(app, overruns);
}

const begun = ({ declared, before, size }: Judged) => firstBudget(declared, before ?? size);

function raised(budget: Budget, { declared, size }: Judged): Budget {
  const { heaviestPage, firstLoad } = declared ?? size;
  return {
    ...budget,
    heaviestPage: allowed(Math.max(budget.heaviestPage, heaviestPage)),
    firstLoad: allowed(Math.max(budget.firstLoad, firstLoad)),
  };
}
