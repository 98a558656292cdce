import { Inject, Injectable } from '@nestjs/common';
import { catalogueInternalEndpoints } from '@zaino/contracts/catalogue';
import { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { CONFIG } from '@zaino/service/config.module';
import { type Sender, senderOf } from '@zaino/service/mail/mail';
import { shortHash } from '@zaino/service/short-hash';
import type { Config } from '../config';
import { CatalogueClient } from '../upstreams/catalogue-client';
import { SchoolsClient } from '../upstreams/schools-client';
import type { WrittenMail } from './mail-writer';
import type { SchoolQuestionMail } from './queued-mail';
import { schoolQuestionMail } from './school-question-mail';

/** Writes what a school is asked, from what the services say when it is sent: no secret and no address waits with it. */
@Injectable()
export class SchoolQuestionWriter {
  private readonly sender: Sender;

  constructor(
    private readonly schools: SchoolsClient,
    private readonly catalogue: CatalogueClient,
    @Inject(CONFIG) config: Config,
  ) {
    this.sender = senderOf(config);
  }

  /** Null where nothing is to be asked any more, or the ministry names no address. */
  async write({ listId, codiceScuola }: SchoolQuestionMail): Promise<WrittenMail | null> {
    const { school } = await this.schools.call(schoolsInternalEndpoints.mailbox, {
      params: { codice: codiceScuola },
    });
    if (school === null || school.email === null) return null;
    const { proof } = await this.catalogue.call(catalogueInternalEndpoints.beginProof, {
      params: { id: listId },
    });
    if (proof === null) return null;
    const mail = schoolQuestionMail(this.sender, { school: school.name, ...proof });
    return { to: school.email, isProven: false, mail, copy: shortHash(proof.token) };
  }
}
