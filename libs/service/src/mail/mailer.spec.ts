import { TestMailbox } from '@zaino/testing/test-mailbox';
import type { Mail } from './mail';
import { isRefusedForGood, Mailer } from './mailer';

const receipt: Mail = {
  subject: 'La tua ricevuta',
  preview: 'In allegato',
  title: 'Ricevuta',
  greeting: 'Ciao,',
  paragraphs: ['la trovi in allegato: 24,50 €.'],
  notes: [],
};

describe('Mailer', () => {
  let mailbox: TestMailbox;
  let mailer: Mailer;
  beforeEach(async () => {
    mailbox = await TestMailbox.open();
    mailer = new Mailer({
      PUBLIC_URL: 'https://www.zaino.example',
      SMTP_URL: mailbox.url,
      BRAND_NAME: 'Zaino',
      MAIL_FROM: 'Zaino <noreply@zaino.example>',
      MAIL_LIMIT_FACTOR: 1,
    });
  });
  afterEach(async () => {
    mailer.onApplicationShutdown();
    await mailbox.close();
  });

  const to = 'ada@example.it';
  const outgoing = { to, mail: receipt, key: 'receipt.17', signal: new AbortController().signal };

  it('gives a mail an id of its key, the same however often it is sent', async () => {
    await mailer.send(outgoing);
    await mailer.send(outgoing);
    const ids = mailbox.mailsTo(to).map(({ messageId }) => messageId);
    expect(ids).toEqual(['<receipt.17@www.zaino.example>', '<receipt.17@www.zaino.example>']);
  });

  it('attaches files byte by byte', async () => {
    const content = Buffer.from(Array.from({ length: 5_000 }, (_, n) => n % 256));
    const file = { name: 'ricevuta è 1.pdf', type: 'application/pdf', content };
    await mailer.send({ ...outgoing, attachments: [file] });
    const [attachment] = (await mailbox.mailTo(to)).attachments;
    expect(attachment).toMatchObject({
      filename: file.name,
      mimeType: file.type,
      disposition: 'attachment',
    });
    expect(Buffer.from(attachment?.content as ArrayBuffer)).toEqual(content);
  });

  it('brings the code that its HTML shows, and loads nothing from elsewhere', async () => {
    const code = { text: 'ZN7K3M9QXD', label: 'Codice QR dell’ordine "ZN-7K3M-9QXD"' };
    const sticker = { term: 'Da mostrare', value: 'ZN-7K3M-9QXD', code };
    const file = { name: 'ricevuta.pdf', type: 'application/pdf', content: Buffer.from('x') };
    await mailer.send({ ...outgoing, mail: { ...receipt, sticker }, attachments: [file] });
    const { html = '', text = '', attachments } = await mailbox.mailTo(to);
    expect(attachments).toMatchObject([
      { mimeType: 'image/png', disposition: 'inline', related: true, contentId: '<codice>' },
      { filename: 'ricevuta.pdf', disposition: 'attachment' },
    ]);
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:codice"']);
    expect(html).toContain('alt="Codice QR dell’ordine &quot;ZN-7K3M-9QXD&quot;"');
    expect(text).toContain('Da mostrare:\nZN-7K3M-9QXD');
  });

  it.each([
    [550, true],
    [451, false],
  ])('tells that %i is for good: %s', async (code, isForGood) => {
    mailbox.refusalCode = code;
    const error: unknown = await mailer.send(outgoing).catch((reason: unknown) => reason);
    expect(isRefusedForGood(error)).toBe(isForGood);
  });
});
