/** Rejects the delivery of a mail that waits until there is room for it: the outbox tries again. */
export class MailLimited extends Error {
  override readonly name = 'MailLimited';

  constructor() {
    super('As many mails as may be sent were sent.');
  }
}
