import { Module } from '@nestjs/common';
import { BudgetDeskController } from './budget-desk.controller';
import { BudgetDeskService } from './budget-desk.service';

/** Budgets of apps, for admins. */
@Module({ controllers: [BudgetDeskController], providers: [BudgetDeskService] })
export class BudgetDeskModule {}
