import { Injectable } from '@nestjs/common';
import { type TenantChanges, VAT_NUMBER_TEXT } from '@zaino/contracts/bookshops';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { isVatNumber } from '@zaino/rules/tax-codes';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { VatRegister } from '../vat-register/vat-register';

const NOT_FOUND_TEXT = 'Il registro europeo (VIES) non conosce questa partita IVA';

/** What is known of a partita IVA beyond its form. */
@Injectable()
export class VatEvidence {
  constructor(
    private readonly register: VatRegister,
    private readonly clock: Clock,
  ) {}

  /** When the register knew it: null where it was not asked. Rejects as `invalid` at its field where it is nobody's. */
  async find({ vatNumber }: TenantChanges): Promise<Date | null> {
    if (!vatNumber) return null;
    if (!isVatNumber(vatNumber)) throw refused(VAT_NUMBER_TEXT);
    const check = await this.register.check(vatNumber);
    if (check === 'unknown') throw refused(NOT_FOUND_TEXT);
    return check === 'found' ? new Date(this.clock.now()) : null;
  }
}

function refused(message: string): DomainError {
  const errors = [{ path: 'vatNumber', message }];
  return new DomainError('invalid', sharedErrorCodes.invalidInput, { detail: message, errors });
}
