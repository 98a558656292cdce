import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { domainName, moment, uuid } from '../database/columns';

/** To whom a sub-domain belongs; the primary key lets two claim it at once and one have it. */
@Entity('domain_claim')
export class DomainClaimEntity {
  @PrimaryColumn({ ...domainName, name: 'domain' })
  domain!: string;

  @Index('ix_domain_claim_tenant_id')
  @Column({ ...uuid, name: 'tenant_id' })
  tenantId!: string;

  /** Until when nobody else may have it: of a reservation, or of a domain that was given up; null while in use. */
  @Index('ix_domain_claim_held_until')
  @Column({ ...moment, name: 'held_until', nullable: true })
  heldUntil!: Date | null;
}
