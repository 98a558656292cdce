import { type NoteFinding, pickupNoteFindings } from './pickup-notes';

describe('notes for the pick-up', () => {
  it.each([
    '',
    'Suonare',
    'contanti, bancomat, Satispay in negozio',
    'Si paga in negozio: contanti, bancomat, carte, Satispay o PagoBancomat.',
    'Ritiro alla cassa, con il numero dell’ordine.',
    'Suonare al portone verde. Si può pagare in contanti o con carta.',
    'Pagamento al ritiro.',
    'Telefonare prima di venire: 0372 123456. Si paga alla cassa.',
    'Tel. 0372 123456 oppure 333 1234567',
    'Parcheggio in via Roma 12/14, ingresso dal cortile.',
    'Orario continuato dalle 9.00 alle 19.30, sabato 9.00-12.30',
    'Portare la carta d’identità e il codice dell’ordine ZA7K2M.',
    'Buoni scuola e carta del docente accettati in negozio.',
    'Consegna anche a domicilio in città, chiedi in cassa.',
    'Citofonare Rossi. Io arrivo subito.',
    'P. IVA 01234567897, CAP 26100',
  ])('say nothing that has to wait in: %s', (notes) => {
    expect(pickupNoteFindings(notes)).toEqual([]);
  });

  it.each<[NoteFinding, string]>([
    ['iban', 'IT60X0542811101000000123456'],
    ['iban', 'it60 x054 2811 1010 0000 0123 456'],
    ['iban', 'I.T.6.0.X.0.5.4.2.8.1.1.1.0.1.0.0.0.0.0.0.1.2.3.4.5.6'],
    // With wrong check digits: it is a bank's account all the same.
    ['iban', 'IT99X0542811101000000123456'],
    ['iban', 'ＩＴ６０Ｘ０５４２８１１１０１００００００１２３４５６'],
    ['iban', 'IT60X\u200b0542811101\u200b000000123456'],
    ['iban', 'DE89 3704 0044 0532 0130 00'],
    ['iban', 'Lt12 1000 0111 0100 1000'],
    ['card-number', 'carta 4242 4242 4242 4242'],
    ['card-number', '4023-6009-1234-5675'],
    ['card-number', '5500.0000.0000.0004'],
    ['card-number', '378282246310005'],
    ['card-number', '1 4242 4242 4242 4242 7'],
    ['card-number', '４２４２ ４２４２ ４２４２ ４２４２'],
    ['link', 'https://example.com/paga'],
    ['link', 'www.libreria.example'],
    ['link', 'scrivi a ordini@posta.example'],
    ['link', 'paypal.me/libreria'],
    ['link', 'bit.ly/3xYz'],
    ['link', 'sul sito libreria-segnalibro.it'],
    ['link', 'libreria[.]com'],
    ['link', 'libreria punto com'],
    ['prepayment', 'Pagare prima del ritiro'],
    ['prepayment', 'Si prega di pagare in anticipo'],
    ['prepayment', 'Bonifico anticipato'],
    ['prepayment', 'bоnifico'],
    ['prepayment', 'Ricarica Postepay'],
    ['prepayment', 'Serve un acconto di 20 euro'],
    ['prepayment', 'Mandare i soldi con PayPal'],
    ['prepayment', 'Inviare l’importo al titolare'],
    ['prepayment', 'Saldare subito per telefono'],
    ['prepayment', 'Pagamento con Satispay al numero 333 1234567'],
    ['prepayment', 'Si accetta solo pagamento anticipato'],
  ])('have %s in: %s', (finding, notes) => {
    expect(pickupNoteFindings(notes)).toContain(finding);
  });

  it('have all that they have', () => {
    const notes =
      'Pagare prima: IBAN IT60X0542811101000000123456, carta 4242424242424242, www.x.example';
    expect(pickupNoteFindings(notes)).toEqual(['iban', 'card-number', 'link', 'prepayment']);
  });

  it('are read in little time, whatever stands in them', () => {
    for (const part of ['1 ', 'a.', 'IT60', 'pagare ', '@', 'manda ']) {
      expect(() => pickupNoteFindings(part.repeat(500).slice(0, 500))).not.toThrow();
    }
  });
});
