import { startMailCatcher } from './start-mail-catcher';

const { SMTP_PORT = '1025', PORT = '1080', MAILS_FOLDER } = process.env;
const catcher = await startMailCatcher({
  smtpPort: Number(SMTP_PORT),
  httpPort: Number(PORT),
  ...(MAILS_FOLDER !== undefined && { folder: MAILS_FOLDER }),
});
console.log(`Mails to ${catcher.smtpUrl} are shown at ${catcher.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void catcher.stop().then(() => process.exit(0)));
}
