import { Injectable } from '@nestjs/common';
import type { identityInternalEndpoints } from '@zaino/contracts/identity';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { accountOrigin } from '@zaino/service/mail/mail-origin';
import type { BodyOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { MailQueue } from '../mail/mail-queue';
import { SchoolsClient } from '../upstreams/schools-client';

type Question = BodyOf<typeof identityInternalEndpoints.askSchool>;

/** Asks schools at the address that the ministry names, and tells nobody which that is. */
@Injectable()
export class SchoolQuestionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly schools: SchoolsClient,
    private readonly mails: MailQueue,
  ) {}

  async ask(listId: string, { codiceScuola, uid }: Question) {
    const params = { codice: codiceScuola };
    const { school } = await this.schools.call(schoolsInternalEndpoints.mailbox, { params });
    if (school === null || school.email === null) return { school: null };
    const mail = { kind: 'teacher-list-proof' as const, listId, codiceScuola };
    await this.mails.add(this.dataSource.manager, mail, accountOrigin(uid));
    return { school: { name: school.name, kind: school.kind } };
  }
}
