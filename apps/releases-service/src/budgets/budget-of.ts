import type { Budget } from '@zaino/contracts/releases';
import type { AppBudgetEntity } from './app-budget.entity';

/** A budget as the contract has it. */
export function budgetOf(row: AppBudgetEntity): Budget {
  const { heaviestPage, firstLoad, lcpPercent, lcpMs, violations, needsFigures } = row;
  return { heaviestPage, firstLoad, lcpPercent, lcpMs, violations, needsFigures };
}
