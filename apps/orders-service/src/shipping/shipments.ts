import { Injectable } from '@nestjs/common';
import { DeliveryPlaces } from '../checkout/places/places';
import type { Shipment } from './carrier';
import type { LockedParcel } from './locked-parcel';
import { parcelReference } from './parcel-reference';
import { provinceCode } from './province-code';

/** What carriers are told of parcels. */
@Injectable()
export class Shipments {
  constructor(private readonly places: DeliveryPlaces) {}

  of({ order, parcel }: LockedParcel): Shipment {
    const { number, contact, address } = order;
    const { firstName, lastName, phone, ...place } = address ?? nowhere;
    return {
      parcelId: parcel.id,
      reference: parcelReference(number, parcel.position),
      recipient: {
        name: `${firstName} ${lastName}`.trim(),
        address: place.address,
        postalCode: place.postalCode,
        city: place.city,
        province: provinceCode(this.places, place),
        phone,
        email: contact.email,
      },
      weightGrams: parcel.weightGrams ?? 0,
      notes: `Ordine ${number}`,
    };
  }
}

/** Of an order whose family is forgotten: nothing of it is sent any more. */
const nowhere = {
  firstName: '',
  lastName: '',
  phone: '',
  address: '',
  postalCode: '',
  city: '',
  province: '',
};
