import { config } from '@zaino/tools/machine/config';
import { isForCustomers, requireCompany } from './require-company';

const settings = { smtpUrl: undefined, stripeSecretKey: undefined };

describe('whether customers are real', () => {
  it.each([
    [{ ...settings }, false],
    [{ ...settings, smtpUrl: 'smtp://127.0.0.1:25' }, true],
    [{ ...settings, stripeSecretKey: 'sk_live_prova' }, true],
  ])('with %j', (own, isReal) => expect(isForCustomers({ ...config, ...own })).toBe(isReal));
});

describe('a start for customers', () => {
  const real = { ...config, smtpUrl: 'smtp://127.0.0.1:25' };

  it('is refused with the list of all that is missing', () => {
    const start = () => requireCompany({ COMPANY_NAME: 'Prova Ltd' }, real);
    expect(start).toThrow('COMPANY_LEGAL_FORM\n  COMPANY_ADDRESS\n  COMPANY_NUMBER');
    expect(start).toThrow('COMPANY_EU_REPRESENTATIVE');
    expect(start).not.toThrow('COMPANY_NAME');
    expect(start).not.toThrow('COMPANY_PEC');
  });

  it('needs nothing where mails and payments are the demo’s', () => {
    expect(() => requireCompany({}, { ...config, ...settings })).not.toThrow();
  });
});
