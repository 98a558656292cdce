import { Injectable } from '@nestjs/common';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { HeldMails } from './held-mails';
import { ProvenAddressEntity } from './proven-address.entity';

/** Which address each customer has proven to read. */
@Injectable()
export class ProvenAddresses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly held: HeldMails,
    private readonly clock: Clock,
  ) {}

  /** Null where nothing is known to be proven. */
  async find(customerId: string): Promise<string | null> {
    const { manager } = this.dataSource;
    const known = await manager.findOneBy(ProvenAddressEntity, { customerId });
    return known?.email ?? null;
  }

  /** What a session has known, in case the identity service's word of it is still on its way. */
  async note(customerId: string, email: string): Promise<void> {
    if ((await this.find(customerId)) === null) await this.write(customerId, email);
  }

  /** Sends what waited for it. Committed before: a mail that is held back meanwhile looks once more itself. */
  async prove(customerId: string, email: string): Promise<void> {
    await this.write(customerId, email);
    await this.held.releaseOfCustomer(customerId);
  }

  private async write(customerId: string, email: string): Promise<void> {
    const toldAt = new Date(this.clock.now());
    const proven = { customerId, email, toldAt };
    await this.dataSource.manager.upsert(ProvenAddressEntity, proven, ['customerId']);
  }
}
