import { italianDay } from '@zaino/rules/italian-day';
import type { Clock } from '@zaino/service/clock';
import { spreadsheetFile } from '@zaino/service/spreadsheet-file';
import type { CarrierColumn, CarrierField, Config } from '../config';
import { phoneDigits } from '../orders/phone-digits';
import { type Carrier, type HandedOver, type Shipment, trackingPage } from './carrier';

type CsvCarrierConfig = Pick<
  Config,
  'CARRIER_NAME' | 'CARRIER_TRACKING_URL' | 'CARRIER_CSV_COLUMNS'
>;

/** A carrier that takes a file on its own site, and tells its numbers by another one. */
export class CsvCarrier implements Carrier {
  readonly name: string;
  readonly printsLabels = false;

  constructor(
    private readonly config: CsvCarrierConfig,
    /** Who sends, as it stands in the file. */
    private readonly sender: string,
    private readonly clock: Pick<Clock, 'now'>,
  ) {
    this.name = config.CARRIER_NAME;
  }

  announce(shipments: readonly Shipment[]): Promise<HandedOver> {
    const columns = this.config.CARRIER_CSV_COLUMNS;
    const text = spreadsheetFile([
      columns.map(({ head }) => head),
      ...shipments.map((shipment) => rowOf(shipment, { columns, sender: this.sender })),
    ]);
    return Promise.resolve({
      file: {
        name: `spedizioni-${italianDay(this.clock.now())}.csv`,
        contentType: 'text/csv;charset=utf-8',
        content: Buffer.from(text).toString('base64'),
      },
      codes: new Map(),
    });
  }

  pageOf(code: string): string {
    return trackingPage(this.config.CARRIER_TRACKING_URL, code);
  }
}

interface RowContext {
  columns: readonly CarrierColumn[];
  sender: string;
}

function rowOf(shipment: Shipment, { columns, sender }: RowContext): string[] {
  const { recipient, reference, weightGrams, notes } = shipment;
  const cells: Record<CarrierField, string> = {
    sender,
    recipient: recipient.name,
    address: recipient.address,
    postalCode: recipient.postalCode,
    city: recipient.city,
    province: recipient.province,
    // Without a plus, which a spreadsheet would take for a sum.
    phone: phoneDigits(recipient.phone),
    email: recipient.email,
    parcels: '1',
    weight: kilograms(weightGrams),
    reference,
    // All that is sent is paid before.
    cashOnDelivery: '0,00',
    notes,
  };
  return columns.map(({ field }) => cells[field]);
}

/** `1,4`: a tenth of a kilogram is what carriers weigh by, and they round up. */
function kilograms(grams: number): string {
  return (Math.ceil(grams / 100) / 10).toFixed(1).replace('.', ',');
}
