import { Column, Entity, PrimaryColumn } from 'typeorm';
import { hash, moment, number } from '../columns';

/** An image that we keep, as it was encoded when it came. */
@Entity('media')
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
