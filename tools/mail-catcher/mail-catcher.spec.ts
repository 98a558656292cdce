import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { CaughtMail } from './caught-mail';
import { type MailCatcher, startMailCatcher } from './start-mail-catcher';

let folder: string;
let catcher: MailCatcher;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zaino-mails-'));
  catcher = await startMailCatcher({ folder });
});
afterEach(async () => {
  await catcher.stop();
  rmSync(folder, { recursive: true });
});

/** One after another, over one connection. */
async function send(...mails: SendMailOptions[]): Promise<void> {
  const { hostname: host, port } = new URL(catcher.smtpUrl);
  const transport = createTransport({ host, port: Number(port), pool: true, maxConnections: 1 });
  const from = 'Zaino <noreply@zaino.example>';
  try {
    for (const mail of mails) await transport.sendMail({ from, subject: 'Prova', ...mail });
  } finally {
    transport.close();
  }
}

async function caught(query = ''): Promise<CaughtMail[]> {
  const answer = await fetch(`${catcher.url}/api/mails${query}`);
  return ((await answer.json()) as { mails: CaughtMail[] }).mails;
}

async function pageOf(path: string): Promise<string> {
  return (await fetch(catcher.url + path)).text();
}

describe('the mail catcher', () => {
  it('shows text, HTML and headers of what it received', async () => {
    const text = 'Conferma l’indirizzo: perché così è più sicuro.';
    await send({ to: 'anna@example.com', subject: 'Conferma è', text, html: `<b>${text}</b>` });
    expect(await caught()).toMatchObject([
      {
        to: ['anna@example.com'],
        from: 'Zaino <noreply@zaino.example>',
        subject: 'Conferma è',
        html: `<b>${text}</b>\n`,
        headers: expect.arrayContaining([{ name: 'To', value: 'anna@example.com' }]) as unknown,
      },
    ]);
    expect((await caught())[0]?.text.trim()).toBe(text);
  });

  it('shows the images that came along with a mail, and no other part of it', async () => {
    const image = Buffer.from('an image');
    const page = Buffer.from('<script>alert(1)</script>');
    await send({
      to: 'anna@example.com',
      html: '<img src="cid:codice"><img src="cid:page">',
      attachments: [
        { cid: 'codice', contentType: 'image/png', content: image },
        { cid: 'page', contentType: 'text/html', content: page },
      ],
    });
    const [mail] = await caught();
    expect(await pageOf(`/mails/${mail?.id ?? ''}/html`)).toContain(
      `<img src="data:image/png;base64,${image.toString('base64')}"><img src="cid:page">`,
    );
  });

  it('finds mails by recipient, newest first, in any case of letters', async () => {
    await send({ to: 'anna@example.com', subject: 'prima' });
    await send({ to: 'bruno@example.com', subject: 'altra' });
    await send({ to: 'ANNA@example.com', subject: 'seconda' });
    const subjects = (await caught('?to=anna@example.com')).map(({ subject }) => subject);
    expect(subjects).toEqual(['seconda', 'prima']);
    expect(await pageOf('/?to=bruno@example.com')).toMatch(/altra/);
    expect(await pageOf('/?to=bruno@example.com')).not.toMatch(/seconda/);
  });

  it('forgets mails, also those of one recipient alone', async () => {
    await send({ to: 'anna@example.com' });
    await send({ to: 'bruno@example.com' });
    await fetch(`${catcher.url}/api/mails?to=anna@example.com`, { method: 'DELETE' });
    expect((await caught()).map(({ to }) => to)).toEqual([['bruno@example.com']]);
    await fetch(`${catcher.url}/api/mails`, { method: 'DELETE' });
    expect([await caught(), readdirSync(folder)]).toEqual([[], []]);
  });

  it('shows mails of one Message-ID to the same people once, over a restart too', async () => {
    const mail = { to: 'anna@example.com', messageId: '<ordine.1@zaino.example>' };
    await send(mail, mail, { ...mail, to: 'bruno@example.com' }, { to: 'anna@example.com' });
    const [own, first] = await caught('?to=anna@example.com');
    expect([own?.deliveries, first?.deliveries]).toEqual([1, 2]);
    expect(await caught()).toHaveLength(3);
    expect(await pageOf(`/mails/${first?.id ?? ''}`)).toContain('Arrivata 2 volte');
    expect(readdirSync(folder)).toHaveLength(3);
    await catcher.stop();
    catcher = await startMailCatcher({ folder });
    await send(mail);
    expect(await caught()).toHaveLength(3);
  });

  it('opens attachments: PDFs at once, all else as a file to keep', async () => {
    const pdf = Buffer.from('%PDF-1.7 \u00e8', 'latin1');
    const page = '<script>alert(1)</script>';
    await send({
      to: 'a@example.com',
      attachments: [
        { filename: 'ricevuta è.pdf', contentType: 'application/pdf', content: pdf },
        { filename: 'x.html', contentType: 'text/html', content: page },
      ],
    });
    const [mail] = await caught();
    expect(mail?.attachments).toEqual([
      { name: 'ricevuta è.pdf', type: 'application/pdf', bytes: pdf.length },
      { name: 'x.html', type: 'text/html', bytes: page.length },
    ]);
    const path = `/mails/${mail?.id ?? ''}/attachments`;
    expect(await pageOf(`/mails/${mail?.id ?? ''}`)).toContain(
      `<a href="${path}/0">ricevuta è.pdf`,
    );
    const opened = await fetch(`${catcher.url}${path}/0`);
    expect(opened.headers.get('content-type')).toBe('application/pdf');
    expect(opened.headers.get('content-disposition')).toBe(
      "inline; filename*=UTF-8''ricevuta%20%C3%A8.pdf",
    );
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf);
    const kept = await fetch(`${catcher.url}${path}/1`);
    expect(kept.headers.get('content-type')).toBe('application/octet-stream');
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await fetch(`${catcher.url}${path}/2`)).status).toBe(404);
    expect((await fetch(`${catcher.url}/mails/none/attachments/0`)).status).toBe(404);
  });

  it('shows what a mail holds as text, and its HTML apart without scripts', async () => {
    const html =
      '<html><head></head><body><script>alert(1)</script><a href="/x">x</a></body></html>';
    await send({ to: 'a@example.com', subject: '<img src=x onerror=alert(1)>', text: '<b>', html });
    const [mail] = await caught();
    const page = await pageOf(`/mails/${mail?.id ?? ''}`);
    for (const text of [await pageOf('/'), page]) {
      expect(text).not.toMatch(/<img|<script/);
      expect(text).toContain('&lt;img');
    }
    expect(page).toContain('<pre>&lt;b&gt;');
    const frame = await fetch(`${catcher.url}/mails/${mail?.id ?? ''}/html`);
    const policy = frame.headers.get('content-security-policy');
    expect(policy).toMatch(/^sandbox allow-popups[a-z -]*; default-src 'none'/);
    expect(policy).not.toContain('allow-scripts');
    expect(await frame.text()).toContain('<head><base target="_blank">');
  });

  it('keeps the last 200 over a restart, for its owner only', async () => {
    const subject = (number: number) => `numero ${number}`;
    const numbers = Array.from({ length: 202 }, (_, index) => index + 1);
    await send(...numbers.map((number) => ({ to: 'anna@example.com', subject: subject(number) })));
    await catcher.stop();
    writeFileSync(join(folder, '0-broken.json'), '{');
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    catcher = await startMailCatcher({ folder });
    expect(complaint.mock.calls.join()).toContain('0-broken.json is left out');
    complaint.mockRestore();
    expect((await caught()).map((mail) => mail.subject)).toEqual(
      numbers.slice(2).map(subject).toReversed(),
    );
    const [file = ''] = readdirSync(folder).filter((name) => name !== '0-broken.json');
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  });

  it('refuses a message of more than 2 MB and goes on', async () => {
    await expect(send({ to: 'a@example.com', text: 'x'.repeat(2_200_000) })).rejects.toThrow();
    await send({ to: 'a@example.com' });
    expect(await caught()).toHaveLength(1);
  });

  it('answers only this machine, by its own name, and no form of another site', async () => {
    await send({ to: 'a@example.com' });
    const { port } = new URL(catcher.url);
    const status = (path: string, options: object) =>
      new Promise((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, ...options }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        })
          .on('error', reject)
          .end();
      });
    expect(await status('/api/mails', { headers: { host: `evil.example:${port}` } })).toBe(403);
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
    expect(await status('/clear', foreign)).toBe(403);
    expect(await caught()).toHaveLength(1);
    expect(await status('/clear', { method: 'POST' })).toBe(303);
    const others = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    for (const { address } of others.filter(
      ({ internal, family }) => !internal && family === 'IPv4',
    )) {
      await expect(status('/', { host: address })).rejects.toThrow('ECONNREFUSED');
    }
  });

  it('says that a mail is gone', async () => {
    const answer = await fetch(`${catcher.url}/mails/none`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('non c’è')]);
  });
});
