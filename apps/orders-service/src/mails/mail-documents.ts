import { Injectable } from '@nestjs/common';
import type { Attachment } from '@zaino/service/mail/attachment';
import { type DocumentKind, Documents } from '../documents/documents';
import type { MailSubject } from './mail-subject';

/** Documents that go along with a mail: those of its event, not all that there are of the order. */
@Injectable()
export class MailDocuments {
  constructor(private readonly documents: Documents) {}

  async of(subject: MailSubject, kinds: readonly DocumentKind[]): Promise<Attachment[]> {
    const { number } = subject.file.order;
    const made = await Promise.all(
      kinds.map(async (kind) => ({ kind, content: await this.make(kind, subject) })),
    );
    return made.flatMap(({ kind, content }) =>
      content === null
        ? []
        : [{ name: `${nameOf(kind, subject)}-${number}.pdf`, type: 'application/pdf', content }],
    );
  }

  private make(kind: DocumentKind, { file, event }: MailSubject): Promise<Buffer> | null {
    const { refundId, withdrawalId } = event.data;
    const part = {
      ...file,
      fiscal: file.fiscal.filter(({ subjectId }) => subjectId === (refundId ?? file.order.id)),
      withdrawals: file.withdrawals.filter(({ id }) => id === withdrawalId),
    };
    return this.documents.make(kind, part);
  }
}

function nameOf(kind: DocumentKind, { event }: MailSubject): string {
  return kind === 'fattura' && event.data.refundId !== undefined ? 'nota-di-credito' : kind;
}
