import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyReply } from 'fastify';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { ContactPreferencesService } from '../contact/contact-preferences.service';
import { exportedRequests } from '../data-requests/exported-requests';
import { settleRequests } from '../data-requests/settle-requests';
import { PushDevicesService } from '../push/push-devices.service';
import { PersonalData } from './personal-data';

/** A person's data as a file to keep. */
@Injectable()
export class DataExportService {
  constructor(
    private readonly personalData: PersonalData,
    private readonly contact: ContactPreferencesService,
    private readonly push: PushDevicesService,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async download(signedIn: SignedIn, reply: FastifyReply) {
    const exportedAt = new Date(this.clock.now()).toISOString();
    const name = `dati-personali-${exportedAt.slice(0, 10)}.json`;
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    const { uid } = signedIn.session.user;
    const [data, contactPreferences, pushDevices] = await Promise.all([
      this.personalData.collect(signedIn),
      this.contact.collect(uid),
      this.push.collect(uid),
    ]);
    // Whoever has asked for a copy in another way has it now.
    const dataRequests = await inTransaction(this.dataSource, async (manager) => {
      await settleRequests(manager, { uid, kind: 'export', now: this.clock.now(), by: null });
      return exportedRequests(manager, uid);
    });
    return { exportedAt, ...data, contactPreferences, pushDevices, dataRequests };
  }
}
