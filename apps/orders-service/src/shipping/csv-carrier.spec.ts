import { z } from 'zod';
import { shippingVariables } from '../config';
import type { Shipment } from './carrier';
import { CsvCarrier } from './csv-carrier';

const clock = { now: () => Date.parse('2026-09-14T21:30:00Z') };
const settings = (variables: object = {}) => z.object(shippingVariables).parse(variables);

const shipment: Shipment = {
  parcelId: '8d7ef2a0-4a5a-4c47-9d0f-000000000001',
  reference: 'ZN-7K3M-9QXD-1',
  recipient: {
    name: 'Anna D’Amico',
    address: 'Via Roma 1; scala B',
    postalCode: '00100',
    city: 'Roma',
    province: 'RM',
    phone: '+39 333 1234567',
    email: 'famiglia@example.com',
  },
  weightGrams: 1_650,
  notes: 'Ordine ZN-7K3M-9QXD',
};

async function fileOf(variables: object = {}, shipments = [shipment]) {
  const carrier = new CsvCarrier(settings(variables), 'Zaino, Via Esempio 1, 00100 Roma', clock);
  const { file, codes } = await carrier.announce(shipments);
  const text = Buffer.from(file.content, 'base64').toString('utf8');
  return { ...file, codes, text, lines: text.split('\r\n') };
}

describe('the file of a carrier', () => {
  it('has what Italian carriers ask for, one line a parcel', async () => {
    const { name, contentType, text, lines, codes } = await fileOf({}, [shipment, shipment]);
    expect([name, contentType]).toEqual(['spedizioni-2026-09-14.csv', 'text/csv;charset=utf-8']);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(
      '\uFEFFMittente;Destinatario;Indirizzo;CAP;Località;Provincia;Telefono;E-mail;Colli;Peso kg;Riferimento;Contrassegno;Note',
    );
    expect(lines[1]).toBe(
      'Zaino, Via Esempio 1, 00100 Roma;Anna D’Amico;"Via Roma 1; scala B";00100;Roma;RM;3331234567;famiglia@example.com;1;1,7;ZN-7K3M-9QXD-1;0,00;Ordine ZN-7K3M-9QXD',
    );
    expect(codes.size).toBe(0);
  });

  it('has the columns that the shop’s own carrier wants, in its order and its words', async () => {
    const columns = 'reference=RIF, postalCode = CAP DEST ,weight=KG';
    const { lines } = await fileOf({ CARRIER_CSV_COLUMNS: columns });
    expect(lines.slice(0, 2)).toEqual(['\uFEFFRIF;CAP DEST;KG', 'ZN-7K3M-9QXD-1;00100;1,7']);
  });

  it.each([
    [0, '0,0'],
    [1, '0,1'],
    [900, '0,9'],
    [1_001, '1,1'],
    [30_000, '30,0'],
  ])('weighs %i grams as %s kilograms', async (weightGrams, words) => {
    const { lines } = await fileOf({ CARRIER_CSV_COLUMNS: 'weight=KG' }, [
      { ...shipment, weightGrams },
    ]);
    expect(lines[1]).toBe(words);
  });

  it('computes nothing of what a family has written', async () => {
    const recipient = { ...shipment.recipient, name: '=1+1', address: '-2' };
    const { lines } = await fileOf({ CARRIER_CSV_COLUMNS: 'recipient=A,address=B' }, [
      { ...shipment, recipient },
    ]);
    expect(lines[1]).toBe("'=1+1;'-2");
  });

  it.each(['', 'recipient', 'recipient=', '=A', 'colour=Colore', 'recipient=A,,'])(
    'is not configured by %j',
    (columns) => {
      expect(() => settings({ CARRIER_CSV_COLUMNS: columns })).toThrow();
    },
  );
});

describe('a carrier’s page of a parcel', () => {
  const pageOf = (url: string) =>
    new CsvCarrier(settings({ CARRIER_TRACKING_URL: url }), '', clock).pageOf('A/1 $&');

  it('has the number in it', () => {
    expect(pageOf('https://corriere.example/?n={code}')).toBe(
      'https://corriere.example/?n=A%2F1%20%24%26',
    );
  });

  it('is none where the shop has named none', () => expect(pageOf('')).toBe(''));

  it.each(['http://corriere.example/{code}', 'https://corriere.example/', 'corriere'])(
    'is not configured by %j',
    (url) => expect(() => settings({ CARRIER_TRACKING_URL: url })).toThrow(),
  );
});
