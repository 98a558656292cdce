import { Entity, PrimaryColumn } from 'typeorm';
import type { Holder } from './holder';
import { ascii, holderIdColumn, holderKindColumn } from './holder-columns';

/** A code to get back in without app and passkey; its row goes with its use. */
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @PrimaryColumn(holderKindColumn)
  holderKind!: Holder['kind'];

  @PrimaryColumn(holderIdColumn)
  holderId!: string;

  @PrimaryColumn(ascii('code_hash', 43))
  codeHash!: string;
}
