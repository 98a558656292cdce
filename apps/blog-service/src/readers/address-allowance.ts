import { Injectable } from '@nestjs/common';
import { addressBlock } from '@zaino/service/address-block';
import { Allowance, type Window } from '@zaino/service/allowance';
import { ReaderKeys } from './reader-keys';

interface Use {
  /** Of what. */
  name: string;
  /** Where the call comes from. */
  address: string;
  windows: readonly Window[];
}

/** How often something may be done from one address block. */
@Injectable()
export class AddressAllowance {
  constructor(
    private readonly allowance: Allowance,
    private readonly keys: ReaderKeys,
  ) {}

  /** Counts a use; gives the first window that is full, and counts nothing then. Rejects while Redis is away. */
  use({ name, address, windows }: Use): Promise<Window | undefined> {
    const key = `blog:uses:${name}:${this.keys.addressHash(addressBlock(address))}`;
    return this.allowance.use({ key, windows });
  }
}
