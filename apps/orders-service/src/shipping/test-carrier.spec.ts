import { pdfText } from '../testing/pdf-text';
import type { Shipment } from './carrier';
import { TestCarrier } from './test-carrier';

const clock = { now: () => Date.parse('2026-09-14T08:00:00Z') };
const carrier = new TestCarrier({ BRAND_NAME: 'Zaino', CARRIER_TRACKING_URL: '' }, clock);

const shipment = (parcelId: string, reference: string): Shipment => ({
  parcelId,
  reference,
  recipient: {
    name: 'Anna Bianchi',
    address: 'Via Roma 1',
    postalCode: '26100',
    city: 'Cremona',
    province: 'CR',
    phone: '333 1234567',
    email: 'famiglia@example.com',
  },
  weightGrams: 750,
  notes: '',
});

const shipments = [
  shipment('8d7ef2a0-4a5a-4c47-9d0f-000000000001', 'ZN-7K3M-9QXD-1'),
  shipment('9d7ef2a0-4a5a-4c47-9d0f-000000000002', 'ZN-2222-2222-1'),
];

describe('the carrier for trying', () => {
  it('gives a label of each parcel, and its number at once', async () => {
    const { file, codes } = await carrier.announce(shipments);
    expect([...codes.values()]).toEqual(['PROVA8D7EF2A04A5A', 'PROVA9D7EF2A04A5A']);
    expect(file).toMatchObject({ name: 'etichette.pdf', contentType: 'application/pdf' });
    const pages = pdfText(Buffer.from(file.content, 'base64'));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Pacco ZN-7K3M-9QXD-1');
    expect(pages[0]).toContain('PROVA8D7EF2A04A5A');
    expect(pages[0]).toContain('Anna Bianchi Via Roma 1 26100 Cremona (CR)');
    expect(pages[1]).toContain('Pacco ZN-2222-2222-1');
  });

  it('gives the same parcel the same number again', async () => {
    const [first, again] = await Promise.all([
      carrier.announce(shipments),
      carrier.announce(shipments),
    ]);
    expect(again.codes).toEqual(first.codes);
  });
});
