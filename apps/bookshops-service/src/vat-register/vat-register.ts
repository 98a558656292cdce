/** `unasked`: there is no register to ask, or it gives no answer. */
export type VatCheck = 'found' | 'unknown' | 'unasked';

/** Who knows whether a partita IVA is somebody's. */
export abstract class VatRegister {
  abstract check(vatNumber: string): Promise<VatCheck>;
}

/** Where no register is set: form and check digit are all that is looked at. */
export class NoVatRegister extends VatRegister {
  check(): Promise<VatCheck> {
    return Promise.resolve('unasked');
  }
}
