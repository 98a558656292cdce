import { Controller } from '@nestjs/common';
import { authEndpoints } from '@zaino/contracts/identity';
import { type BodyOf, Input, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { OwnPasswordsOnly } from '../provider/own-passwords-only';
import { NoStore } from '../sessions/no-store';
import { EmailVerificationService } from './email-verification.service';
import { PasswordResetService } from './password-reset.service';

/** What is asked for and done by links of mails. */
@Controller()
@NoStore()
@OwnPasswordsOnly()
export class LinksController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly verifications: EmailVerificationService,
  ) {}

  @Route(authEndpoints.requestReset)
  requestReset(@Input('body') request: BodyOf<typeof authEndpoints.requestReset>) {
    return this.resets.request(request);
  }

  @Route(authEndpoints.reset)
  reset(@Input('body') reset: BodyOf<typeof authEndpoints.reset>) {
    return this.resets.reset(reset);
  }

  @Route(authEndpoints.verify)
  verify(@Input('body') link: BodyOf<typeof authEndpoints.verify>) {
    return this.verifications.verify(link);
  }

  @Route(authEndpoints.requestVerification)
  requestVerification(@CurrentSession() signedIn: SignedIn) {
    return this.verifications.request(signedIn);
  }
}
