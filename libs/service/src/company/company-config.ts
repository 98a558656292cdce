import { type Company, companySchema, demoCompany } from '@zaino/contracts/shared';
import { z } from 'zod';

const { shape } = companySchema;

/** An empty variable is as good as none. */
const unlessEmpty = <Setting extends z.core.$ZodType<string>>(setting: Setting) =>
  z.preprocess((value) => (value === '' ? undefined : value), z.optional(setting)).optional();

/** Who runs the shop; the `config.ts` of a process that names the company takes these in. */
export const companyVariables = {
  COMPANY_NAME: unlessEmpty(shape.name),
  COMPANY_LEGAL_FORM: unlessEmpty(shape.legalForm),
  COMPANY_ADDRESS: unlessEmpty(shape.address),
  COMPANY_NUMBER: unlessEmpty(shape.number),
  COMPANY_REGISTER: unlessEmpty(shape.register),
  COMPANY_VAT_NUMBER: unlessEmpty(shape.vatNumber),
  COMPANY_EMAIL: unlessEmpty(shape.email),
  COMPANY_PEC: unlessEmpty(shape.pec),
  COMPANY_PHONE: unlessEmpty(shape.phone),
  COMPANY_HOURS: unlessEmpty(shape.hours),
  COMPANY_RETURNS_ADDRESS: unlessEmpty(shape.returnsAddress),
  COMPANY_PRIVACY_EMAIL: unlessEmpty(shape.privacyEmail),
  COMPANY_EU_REPRESENTATIVE: unlessEmpty(shape.euRepresentative),
};

export type CompanyConfig = z.infer<z.ZodObject<typeof companyVariables>>;

const orDemo = (own: string | undefined, field: keyof Company) => own ?? demoCompany[field];

/** Whose shop it is; the demo's company in what is not set. */
export function companyOf(config: CompanyConfig): Company {
  return {
    name: orDemo(config.COMPANY_NAME, 'name'),
    legalForm: orDemo(config.COMPANY_LEGAL_FORM, 'legalForm'),
    address: orDemo(config.COMPANY_ADDRESS, 'address'),
    number: orDemo(config.COMPANY_NUMBER, 'number'),
    register: orDemo(config.COMPANY_REGISTER, 'register'),
    vatNumber: orDemo(config.COMPANY_VAT_NUMBER, 'vatNumber'),
    email: orDemo(config.COMPANY_EMAIL, 'email'),
    pec: orDemo(config.COMPANY_PEC, 'pec'),
    phone: orDemo(config.COMPANY_PHONE, 'phone'),
    hours: orDemo(config.COMPANY_HOURS, 'hours'),
    returnsAddress: orDemo(config.COMPANY_RETURNS_ADDRESS, 'returnsAddress'),
    privacyEmail: orDemo(config.COMPANY_PRIVACY_EMAIL, 'privacyEmail'),
    euRepresentative: orDemo(config.COMPANY_EU_REPRESENTATIVE, 'euRepresentative'),
  };
}
