import { missingThings } from './requirement-words';

const wordsOf = (...names: string[]) =>
  missingThings(names.map((name) => ({ name, isLate: false }))).map(({ words }) => words);

describe('what the provider asks for', () => {
  it.each([
    ['external_account', /IBAN/],
    ['tos_acceptance.date', /condizioni/],
    ['business_type', /ditta individuale o società/],
    ['business_profile.mcc', /settore/],
    ['business_profile.url', /sito/],
    ['business_profile.support_phone', /contatto/],
    ['company.name', /nome della tua attività/],
    ['company.tax_id', /partita IVA/],
    ['company.address.line1', /sede/],
    ['company.verification.document', /visura/],
    ['company.owners_provided', /titolari/],
    ['person_1Nv0FGQ.verification.document', /documento d’identità/],
    ['individual.verification.additional_document', /secondo documento/],
    ['representative.dob.day', /data di nascita/],
    ['owners.first_name', /Nome e cognome/],
    ['individual.id_number', /codice fiscale/],
    ['person_1Nv0FGQ.address.city', /indirizzo di chi rappresenta/],
    ['representative.relationship.title', /ruolo/],
    ['individual.political_exposure', /cariche/],
    ['settings.payments.statement_descriptor', /estratto conto/],
    ['interv_1.other_business_inquiry.form', /te la spiega/],
  ])('in %j is a sentence', (name, words) => {
    expect(wordsOf(name)).toEqual([expect.stringMatching(words)]);
  });

  it('in several parts is said once, and late where one of them is', () => {
    expect(
      missingThings([
        { name: 'tos_acceptance.date', isLate: false },
        { name: 'tos_acceptance.ip', isLate: true },
        { name: 'external_account', isLate: false },
      ]).map(({ isLate }) => isLate),
    ).toEqual([true, false]);
    expect(wordsOf('unknown.one', 'unknown.two')).toHaveLength(1);
  });
});
