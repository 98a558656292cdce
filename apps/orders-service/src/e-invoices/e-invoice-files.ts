import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { isVatNumber } from '@zaino/rules/tax-codes';
import { CONFIG } from '@zaino/service/config.module';
import { DomainError } from '@zaino/service/domain-error';
import { DeliveryPlaces } from '../checkout/places/places';
import type { Config } from '../config';
import { FiscalDocumentEntity } from '../documents/fiscal-document.entity';
import { provinceCode } from '../shipping/province-code';
import { type EInvoicePlace, placeOfLine } from './e-invoice-place';
import type { EInvoiceSendingEntity } from './e-invoice-sending.entity';
import { eInvoiceName, type EInvoiceTerms, fatturaPa } from './fattura-pa';

type Settings = Pick<Config, 'E_INVOICE_TAX_REGIME' | 'E_INVOICE_BOOK_NATURE' | 'E_INVOICE_STAMP'>;

export interface EInvoiceFile {
  name: string;
  xml: string;
  /** SHA-256 of its bytes, in hexadecimal digits. */
  hash: string;
}

export type SendingTerms = Pick<EInvoiceSendingEntity, 'resend' | 'correction'>;

/** Writes documents as the exchange takes them, by the shop's settings. */
@Injectable()
export class EInvoiceFiles {
  constructor(
    private readonly places: DeliveryPlaces,
    @Inject(CONFIG) private readonly config: Settings,
  ) {}

  /**
   * The same bytes for the same document, settings and terms of its sending. Throws a `conflict` (`e-invoice-refused`) where the seller's data are no Italian ones.
   */
  write(issued: FiscalDocumentEntity, { resend, correction }: SendingTerms): EInvoiceFile {
    const buyer = { ...issued.content.buyer, ...correction };
    const content = { ...issued.content, buyer };
    const document = Object.assign(new FiscalDocumentEntity(), issued, { content });
    const xml = fatturaPa(document, { ...this.terms(document), resend });
    const hash = createHash('sha256').update(xml).digest('hex');
    return { name: eInvoiceName(document, resend), xml, hash };
  }

  private terms({ content: { seller, buyer } }: FiscalDocumentEntity): EInvoiceTerms {
    const place = placeOfLine(seller.address);
    if (place === null || !isVatNumber(seller.vatNumber)) throw refused();
    return {
      taxRegime: this.config.E_INVOICE_TAX_REGIME,
      bookNature: this.config.E_INVOICE_BOOK_NATURE,
      isStamped: this.config.E_INVOICE_STAMP,
      seller: this.withCode(place),
      buyer: this.withCode(buyer),
    };
  }

  private withCode({ address, postalCode, city, province }: EInvoicePlace): EInvoicePlace {
    const place = { address, postalCode, city, province };
    return { ...place, province: provinceCode(this.places, place) };
  }
}

function refused(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.eInvoiceRefused, {
    detail:
      'La fattura elettronica vuole una partita IVA italiana e un indirizzo scritto come «Via Roma 1, 26100 Cremona (CR)»: controlla i dati dell’azienda nelle impostazioni.',
  });
}
