import { Injectable } from '@nestjs/common';
import type { schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { DataSource } from 'typeorm';
import type { z } from 'zod';

type Answer = z.output<typeof schoolsInternalEndpoints.mailbox.response>;

interface Row {
  name: string;
  kind: string;
  email: string | null;
}

/** Where a school is written to: at the address of the ministry's registry (INDIRIZZOEMAILSCUOLA), and at no other. */
@Injectable()
export class MailboxesService {
  constructor(private readonly dataSource: DataSource) {}

  async of(code: string): Promise<Answer> {
    const [row] = await this.dataSource.query<Row[]>(
      `SELECT school.nome_mostrato AS name, school.tipologia_mostrata AS kind, school.email AS email
       FROM school JOIN source_file source ON source.id = school.source_id
       WHERE school.codice = ? AND school.outdated_by IS NULL AND source.state = 'active'
       ORDER BY school.school_year DESC LIMIT 1`,
      [code],
    );
    if (row === undefined) return { school: null };
    return {
      school: { ...row, email: row.email !== null && isMailbox(row.email) ? row.email : null },
    };
  }
}

/** The registry has words in the place of some addresses. */
const isMailbox = (text: string) => /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(text);
