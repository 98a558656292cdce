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
  const { app, version, size, declared, before, figures, at } = judged;
  const beyond = ceilingOverruns(size);
  if (beyond.length > 0) throw overCeiling(beyond);
  const row = await manager.findOneBy(AppBudgetEntity, { app });
  const isOperator = releaser === commandLineReleaser;
  const budget = row ? budgetOf(row) : firstBudget(declared, before ?? size);
  const kept = isOperator ? raised(budget, declared ?? size) : budget;
  const overruns = [...sizeOverruns(size, kept), ...figureOverruns(figures, kept)];
  if (overruns.length > 0 && !isOperator) throw overBudget(app, overruns);
  if (row && isDeepStrictEqual(kept, budget)) return;
  const by = row ? releaser.name : registryReleaser.name;
  await manager.save(AppBudgetEntity, { app, ...kept, changedAt: at, by });
  if (!row) return;
  const states = { before: budget, after: kept };
  const act = { kind: 'budget-changed', app, version, states } as const;
  await acts.add(manager, { ...act, reason: 'Così lo dichiara la build' }, releaser);
}

function raised(budget: Budget, { heaviestPage, firstLoad }: Weights): Budget {
  return {
    ...budget,
    heaviestPage: allowed(Math.max(budget.heaviestPage, heaviestPage)),
    firstLoad: allowed(Math.max(budget.firstLoad, firstLoad)),
  };
}
