import { Entity, PrimaryColumn } from 'typeorm';
import type { Holder } from './holder';
import { holderIdColumn, holderKindColumn } from './holder-columns';

/** A code of an app that counted, and counts no more. */
@Entity('used_app_code')
export class UsedAppCodeEntity {
  @PrimaryColumn(holderKindColumn)
  holderKind!: Holder['kind'];

  @PrimaryColumn(holderIdColumn)
  holderId!: string;

  /** Number of the 30 seconds that it belonged to. */
  @PrimaryColumn({ type: 'int', unsigned: true, name: 'step' })
  step!: number;
}
