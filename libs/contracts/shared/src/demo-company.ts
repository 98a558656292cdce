import type { Company } from './company';

/** Whose shop the demo is: invented, and to be seen to be so. */
export const demoCompany: Company = {
  name: 'Zaino Demo Ltd (negozio dimostrativo)',
  legalForm: 'private limited company di diritto inglese',
  address: '1 Example Street, London EX1 1EX, Regno Unito',
  number: '00000000',
  register: 'Companies House, Inghilterra e Galles',
  vatNumber: '00000000000',
  email: 'assistenza@zaino.example',
  pec: '',
  phone: '0372 000 000',
  hours: 'dal lunedì al venerdì, 9.00–18.00',
  returnsAddress: 'Via Esempio 1, 00100 Roma (RM)',
  privacyEmail: 'privacy@zaino.example',
  euRepresentative:
    'Rappresentante Esempio S.r.l., Via Esempio 2, 00100 Roma (RM), rappresentante@zaino.example',
};
