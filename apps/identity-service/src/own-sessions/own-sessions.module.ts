import { Module } from '@nestjs/common';
import { CredentialsModule } from '../credentials/credentials.module';
import { SessionsModule } from '../sessions/sessions.module';
import { OwnSessionsController } from './own-sessions.controller';
import { SessionEndingService } from './session-ending.service';

/** The own devices of a person. */
@Module({
  imports: [CredentialsModule, SessionsModule],
  controllers: [OwnSessionsController],
  providers: [SessionEndingService],
})
export class OwnSessionsModule {}
