import { Global, Module } from '@nestjs/common';
import { TeamTokens } from '@zaino/service/calling-team';
import { TeamsController } from './teams.controller';
import { TeamsService } from './teams.service';

/** Who may release what; the guard of all calls asks it whose a token is. */
@Global()
@Module({
  controllers: [TeamsController],
  providers: [TeamsService, { provide: TeamTokens, useExisting: TeamsService }],
  exports: [TeamsService, TeamTokens],
})
export class TeamsModule {}
