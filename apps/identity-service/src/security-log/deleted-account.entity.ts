import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * That an account was deleted, for as long as something about it may still be on its way to the security log.
 * The uid says nothing of the person by then: nothing else knows it any more.
 */
@Entity('deleted_account')
export class DeletedAccountEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'uid' })
  uid!: string;

  @Index('ix_deleted_account_deleted_at')
  @Column({ type: 'datetime', precision: 3, name: 'deleted_at' })
  deletedAt!: Date;
}
