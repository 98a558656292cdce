import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  asciiCharColumn,
  asciiColumn,
  readableColumn,
  schoolYearColumn,
  smallId,
} from '../database/columns';

/** `loading` rows belong to a run that has not come to its end; only `active` ones are shown. */
export type SourceState = 'loading' | 'active' | 'superseded';
export type SourceKind = 'registry' | 'adoptions' | 'enrichment';

/** One file of the ministry that was imported; the rows it brought carry its id. */
@Entity('source_file')
@Index('ix_source_file_state', ['state', 'kind', 'schoolYear'])
export class SourceFileEntity {
  @PrimaryColumn({ ...smallId, name: 'id' })
  id!: number;

  @Column({ ...schoolYearColumn, name: 'school_year' })
  schoolYear!: number;

  @Column({ ...asciiColumn(16), name: 'kind' })
  kind!: SourceKind;

  /** What a newer file replaces: the file's name without its date. */
  @Column({ ...readableColumn(64), name: 'source_key' })
  sourceKey!: string;

  @Column({ ...readableColumn(255), name: 'file_name' })
  fileName!: string;

  @Column({ ...asciiCharColumn(64), name: 'sha256' })
  sha256!: string;

  @Column({ ...asciiColumn(12), name: 'state' })
  state!: SourceState;

  @Column({ type: 'int', unsigned: true, name: 'rows_imported' })
  rowsImported!: number;

  @Column({ type: 'int', unsigned: true, name: 'rows_duplicate' })
  rowsDuplicate!: number;

  @Column({ type: 'int', unsigned: true, name: 'rows_rejected' })
  rowsRejected!: number;

  @Column({ type: 'datetime', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'datetime', name: 'activated_at', nullable: true })
  activatedAt!: Date | null;
}
