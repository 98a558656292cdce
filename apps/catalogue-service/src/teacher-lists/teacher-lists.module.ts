import { Module } from '@nestjs/common';
import { Allowance } from '@zaino/service/allowance';
import { IndexModule } from '../index/index.module';
import { InternalListsController } from './internal-lists.controller';
import { ListDecisions } from './list-decisions';
import { ProposalAllowance } from './proposal-allowance';
import { ProposalsService } from './proposals.service';
import { SchoolProofService } from './school-proof.service';
import { StaffListsController } from './staff-lists.controller';
import { StaffListsService } from './staff-lists.service';
import { TeacherListSweep } from './teacher-list-sweep';
import { TeacherListsController } from './teacher-lists.controller';
import { TeacherListsService } from './teacher-lists.service';

/** Materials that teachers ask for (docs/decisions/class-supplies.md). */
@Module({
  imports: [IndexModule],
  controllers: [InternalListsController, StaffListsController, TeacherListsController],
  providers: [
    Allowance,
    ListDecisions,
    ProposalAllowance,
    ProposalsService,
    SchoolProofService,
    StaffListsService,
    TeacherListSweep,
    TeacherListsService,
  ],
})
export class TeacherListsModule {}
