import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { PersonalData } from './personal-data';

/** A person's data as a file to keep. */
@Injectable()
export class DataExportService {
  constructor(
    private readonly personalData: PersonalData,
    private readonly clock: Clock,
  ) {}

  async download(signedIn: SignedIn, reply: FastifyReply) {
    const exportedAt = new Date(this.clock.now()).toISOString();
    const name = `dati-personali-${exportedAt.slice(0, 10)}.json`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return { exportedAt, ...(await this.personalData.collect(signedIn)) };
  }
}
