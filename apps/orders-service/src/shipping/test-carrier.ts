import type { Clock } from '@zaino/service/clock';
import type { Config } from '../config';
import { PdfSheet } from '../documents/pdf-sheet';
import { type Carrier, type HandedOver, type Shipment, trackingPage } from './carrier';

type TestCarrierConfig = Pick<Config, 'BRAND_NAME' | 'CARRIER_TRACKING_URL'>;

/** A carrier for trying: it brings nothing, and gives a label and a number at once, the same ones for the same parcel. */
export class TestCarrier implements Carrier {
  readonly name = 'Corriere di prova';
  readonly printsLabels = true;

  constructor(
    private readonly config: TestCarrierConfig,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async announce(shipments: readonly Shipment[]): Promise<HandedOver> {
    const codes = new Map(shipments.map(({ parcelId }) => [parcelId, codeOf(parcelId)]));
    const at = new Date(this.clock.now());
    const author = this.config.BRAND_NAME;
    const sheet = new PdfSheet({ title: 'Etichette di prova', author, at, isPile: true });
    for (const shipment of shipments) writeLabel(sheet, shipment);
    const bytes = await sheet.bytes();
    const content = bytes.toString('base64');
    return {
      file: { name: 'etichette.pdf', contentType: 'application/pdf', content },
      codes,
    };
  }

  pageOf(code: string): string {
    return trackingPage(this.config.CARRIER_TRACKING_URL, code);
  }
}

const codeOf = (parcelId: string) =>
  `PROVA${parcelId.replaceAll('-', '').slice(0, 12).toUpperCase()}`;

function writeLabel(sheet: PdfSheet, { parcelId, reference, recipient }: Shipment): void {
  const { name, address, postalCode, city, province, phone } = recipient;
  const code = codeOf(parcelId);
  sheet.heading(`Pacco ${reference}`, ['Etichetta di prova: nessun corriere la conosce']);
  sheet.code(code);
  sheet.facts([
    ['Spedizione', code],
    ['Destinatario', `${name}\n${address}\n${postalCode} ${city} (${province})`],
    ['Telefono', phone],
  ]);
}
