import { demoCompany } from '@zaino/contracts/shared';
import { z } from 'zod';
import { describeConfigErrors } from '../parse-config';
import { companyOf, companyVariables } from './company-config';
import { evenWhereOthersFail, realShopVariables, requireCompany } from './require-company';

const schema = z
  .object({ ...companyVariables, ...realShopVariables, PORT: z.coerce.number() })
  .superRefine(requireCompany, evenWhereOthersFail);

const company = {
  COMPANY_NAME: 'Libri di Prova Ltd',
  COMPANY_LEGAL_FORM: 'private limited company',
  COMPANY_ADDRESS: '2 Sample Road, London SA1 1SA, Regno Unito',
  COMPANY_NUMBER: '11111111',
  COMPANY_REGISTER: 'Companies House',
  COMPANY_VAT_NUMBER: '11111111111',
  COMPANY_EMAIL: 'aiuto@prova.example',
  COMPANY_PHONE: '+39 06 0000 0000',
  COMPANY_HOURS: 'ogni mattina',
  COMPANY_RETURNS_ADDRESS: 'Via Prova 3, 00100 Roma (RM)',
  COMPANY_PRIVACY_EMAIL: 'privacy@prova.example',
  COMPANY_EU_REPRESENTATIVE: 'Prova S.r.l., Via Prova 4, 00100 Roma (RM)',
};
const needed = Object.keys(company);

/** Which settings are refused. */
function refusedOf(environment: Record<string, string>): string[] {
  const { error } = schema.safeParse({ PORT: '1', ...environment });
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('the company of a process', () => {
  it('is the demo’s where nothing is said, and in what is left empty', () => {
    expect(companyOf(schema.parse({ PORT: '1' }))).toEqual(demoCompany);
    const { name, address } = companyOf(
      schema.parse({ PORT: '1', COMPANY_NAME: ' Prova Ltd ', COMPANY_ADDRESS: '' }),
    );
    expect([name, address]).toEqual(['Prova Ltd', demoCompany.address]);
  });

  it('is what the settings say', () => {
    const own = companyOf(schema.parse({ PORT: '1', COMPANY_REQUIRED: 'true', ...company }));
    expect(own).toEqual({
      name: 'Libri di Prova Ltd',
      legalForm: 'private limited company',
      address: '2 Sample Road, London SA1 1SA, Regno Unito',
      number: '11111111',
      register: 'Companies House',
      vatNumber: '11111111111',
      email: 'aiuto@prova.example',
      pec: '',
      phone: '+39 06 0000 0000',
      hours: 'ogni mattina',
      returnsAddress: 'Via Prova 3, 00100 Roma (RM)',
      privacyEmail: 'privacy@prova.example',
      euRepresentative: 'Prova S.r.l., Via Prova 4, 00100 Roma (RM)',
    });
  });

  it.each([
    ['mails are real', { SMTP_URL: 'smtps://me:secret@mail.prova.example' }],
    ['payments are real', { STRIPE_SECRET_KEY: 'sk_live_prova_prova' }],
    ['it is told to', { COMPANY_REQUIRED: 'true' }],
  ])('must be told whole where %s', (_when, signs) => {
    expect(refusedOf(signs)).toEqual(needed);
    expect(refusedOf({ ...signs, ...company, COMPANY_EMAIL: '' })).toEqual(['COMPANY_EMAIL']);
    expect(refusedOf({ ...signs, ...company })).toEqual([]);
  });

  it.each([
    ['mails stop in the catcher', { SMTP_URL: 'smtp://127.0.0.1:4225' }],
    [
      'payments are made in the sandbox',
      { STRIPE_SECRET_KEY: 'sk_test_prova', STRIPE_API_URL: 'http://localhost:4235' },
    ],
    ['keys are left empty', { SMTP_URL: '', STRIPE_SECRET_KEY: '' }],
  ])('may be the demo’s where %s', (_when, signs) => {
    expect(refusedOf(signs)).toEqual([]);
  });

  it('is asked for beside whatever else is wrong, and no value is printed', () => {
    const { error } = schema.safeParse({
      PORT: 'x',
      COMPANY_REQUIRED: 'true',
      ...company,
      COMPANY_PHONE: '',
      COMPANY_VAT_NUMBER: 'IT1',
    });
    const words = error ? describeConfigErrors(error) : '';
    expect(words).toContain('PORT');
    expect(words).toContain('COMPANY_PHONE: needed for a shop with customers');
    expect(words).toContain('COMPANY_VAT_NUMBER: Eleven digits');
    expect(words).not.toContain('IT1');
  });
});
