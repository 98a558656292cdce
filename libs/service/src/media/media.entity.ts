import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { hash, moment, number } from '../database-columns';

/** An image that we keep, as it was encoded when it came. */
@Entity('media')
@Index('ix_media_needed_at', ['neededAt'])
export class Media {
  /** Hash of the content. */
  @PrimaryColumn({ ...hash, name: 'id' })
  id!: string;

  @Column({ type: 'varchar', length: 40, name: 'content_type' })
  contentType!: string;

  /** In pixels. */
  @Column({ ...number, name: 'width' })
  width!: number;

  @Column({ ...number, name: 'height' })
  height!: number;

  @Column({ type: 'mediumblob', name: 'content' })
  content!: Buffer;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  /** When something named it last, or meant to, by the database's clock: to a day. */
  @Column({ ...moment, name: 'needed_at', default: () => 'CURRENT_TIMESTAMP(3)' })
  neededAt!: Date;
}

/** One form of an image, made when it was first asked for. */
@Entity('media_variant')
export class MediaVariant {
  @PrimaryColumn({ ...hash, name: 'media_id' })
  mediaId!: string;

  /** As in `640.avif`. */
  @PrimaryColumn({
    type: 'varchar',
    length: 12,
    charset: 'ascii',
    collation: 'ascii_bin',
    name: 'file',
  })
  file!: string;

  @Column({ type: 'mediumblob', name: 'content' })
  content!: Buffer;
}

const table = 'ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci';
const ascii = 'CHARACTER SET ascii COLLATE ascii_bin';

/** For a service's first migration, one statement for each table. */
export const mediaTablesSql = [
  `CREATE TABLE media (
    id char(32) ${ascii} NOT NULL,
    content_type varchar(40) NOT NULL,
    width int unsigned NOT NULL,
    height int unsigned NOT NULL,
    content mediumblob NOT NULL,
    created_at datetime(3) NOT NULL,
    PRIMARY KEY (id)
  ) ${table}`,
  `CREATE TABLE media_variant (
    media_id char(32) ${ascii} NOT NULL,
    file varchar(12) ${ascii} NOT NULL,
    content mediumblob NOT NULL,
    PRIMARY KEY (media_id, file)
  ) ${table}`,
];

/** For a later one: images that were there before count as needed now. */
export const addNeededAtSql = `ALTER TABLE media
  ADD COLUMN needed_at datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  ADD INDEX ix_media_needed_at (needed_at)`;
export const dropNeededAtSql =
  'ALTER TABLE media DROP INDEX ix_media_needed_at, DROP COLUMN needed_at';
