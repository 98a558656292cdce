import type { Live } from '@zaino/contracts/releases';
import { json, number } from '@zaino/service/database-columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The only row of `live_document`, and that of `live_writing`. */
export const ONLY_ROW = 1;

/** What is live, as gateways are to be told. Who changes any of it holds this row, so that one does at a time. */
@Entity('live_document')
export class LiveDocumentEntity {
  @PrimaryColumn({ type: 'tinyint', unsigned: true, name: 'id' })
  id!: number;

  @Column({ ...number, name: 'revision' })
  revision!: number;

  @Column({ ...json, name: 'document' })
  document!: Live;
}

/** The revision that gateways were told of last. Who tells them holds this row. */
@Entity('live_writing')
export class LiveWritingEntity {
  @PrimaryColumn({ type: 'tinyint', unsigned: true, name: 'id' })
  id!: number;

  @Column({ ...number, name: 'revision' })
  revision!: number;
}
