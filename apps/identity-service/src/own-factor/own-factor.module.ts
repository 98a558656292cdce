import { Module } from '@nestjs/common';
import { CredentialsModule } from '../credentials/credentials.module';
import { MailModule } from '../mail/mail.module';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { OwnAccount } from './own-account';
import { OwnFactorController } from './own-factor.controller';
import { OwnFactorService } from './own-factor.service';

@Module({
  imports: [CredentialsModule, MailModule, SecondFactorModule],
  controllers: [OwnFactorController],
  providers: [OwnAccount, OwnFactorService],
})
export class OwnFactorModule {}
