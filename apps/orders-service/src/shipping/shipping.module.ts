import { Module } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { CONFIG } from '@zaino/service/config.module';
import { DeliveryPlaces } from '../checkout/places/places';
import type { Config } from '../config';
import { sellerOf } from '../orders/seller';
import { PrintsModule } from '../prints/prints.module';
import { Announcements } from './announcements';
import { type Carrier, CARRIER } from './carrier';
import { CsvCarrier } from './csv-carrier';
import { Dispatch } from './dispatch';
import { LabelsService } from './labels.service';
import { Packing } from './packing';
import { ParcelsController } from './parcels.controller';
import { ParcelsService } from './parcels.service';
import { Shipments } from './shipments';
import { ShippingController } from './shipping.controller';
import { ShippingOrdersService } from './shipping-orders.service';
import { ShippingPrintsService } from './shipping-prints.service';
import { TestCarrier } from './test-carrier';
import { TrackingImportService } from './tracking-import.service';

const carrier = {
  provide: CARRIER,
  useFactory: (config: Config, clock: Clock): Carrier => {
    if (config.CARRIER === 'test') return new TestCarrier(config, clock);
    const { name, returnsAddress } = sellerOf(config);
    return new CsvCarrier(config, `${name}, ${returnsAddress}`, clock);
  },
  inject: [CONFIG, Clock],
};

/** Parcels that the shop itself sends (docs/decisions/shipping.md). */
@Module({
  imports: [PrintsModule],
  controllers: [ParcelsController, ShippingController],
  providers: [
    Announcements,
    carrier,
    DeliveryPlaces,
    Dispatch,
    LabelsService,
    Packing,
    ParcelsService,
    Shipments,
    ShippingOrdersService,
    ShippingPrintsService,
    TrackingImportService,
  ],
})
export class ShippingModule {}
