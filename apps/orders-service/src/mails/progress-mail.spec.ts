import { mailHtml } from '@zaino/service/mail/mail-html';
import { aBookLine, anOrder } from '../testing/placed-order';
import type { MailSubject } from './mail-subject';
import { holdReminderMail, readyMail } from './progress-mail';

const sender = {
  brand: 'Zaino',
  supportEmail: 'aiuto@zaino.example',
  publicUrl: 'https://www.zaino.example',
};

function aSubject(): MailSubject {
  const { order, lines } = anOrder({
    order: { number: 'ZN-7K3M-9QXD', shippingMethod: 'pickup', payBefore: new Date() },
    lines: [aBookLine({ state: 'ready' })],
  });
  const event = { data: {} } as MailSubject['event'];
  const file = {
    order,
    lines,
    refunds: [],
    withdrawals: [],
    fiscal: [],
    way: undefined,
    paidAtCounter: null,
  };
  const shop = {} as MailSubject['shop'];
  return { sender, shop, file, event, touched: lines, openingHours: [], areCardsOff: false };
}

describe('a mail about what lies in the bookshop', () => {
  it.each([
    ['that it is ready', readyMail],
    ['that it is kept for some days more', holdReminderMail],
  ])('%s has the number in letters, and as the code that the desk scans', (_, write) => {
    const mail = write(aSubject());
    expect(mail?.sticker).toEqual({
      term: 'Da mostrare o da dire in libreria',
      value: 'ZN-7K3M-9QXD',
      code: { text: 'ZN7K3M9QXD', label: 'Codice QR dell’ordine ZN-7K3M-9QXD' },
    });
    expect(mail && mailHtml(mail, sender)).toContain('alt="Codice QR dell’ordine ZN-7K3M-9QXD"');
  });
});
