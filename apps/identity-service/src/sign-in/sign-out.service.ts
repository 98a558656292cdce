import { Injectable, Logger } from '@nestjs/common';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { PushDevicesService } from '../push/push-devices.service';
import { VisitorSessionsService } from '../sessions/visitor-sessions.service';

/** Signs out on this device, which gets no pushes from then on. */
@Injectable()
export class SignOutService {
  private readonly logger = new Logger('SignOut');

  constructor(
    private readonly visitors: VisitorSessionsService,
    private readonly devices: PushDevicesService,
  ) {}

  /** Signing out works while the database is away: a push looks for the session anyway before it goes out. */
  async end(signedIn: SignedIn, reply: FastifyReply) {
    const done = await this.visitors.end(signedIn, reply);
    await this.devices
      .switchOff(signedIn.session)
      .catch((error: unknown) => this.logger.warn(`A device is forgotten later: ${String(error)}`));
    return done;
  }
}
