import { Column, Entity, PrimaryColumn } from 'typeorm';
import { token, uuid, words } from '../database/columns';

/** A Comune whose cedole a bookshop takes. */
@Entity('cedola_comune')
export class CedolaComuneEntity {
  @PrimaryColumn({ ...uuid, name: 'bookshop_id' })
  bookshopId!: string;

  @PrimaryColumn({ ...words(100), name: 'comune' })
  comune!: string;

  /** Code of the province. */
  @PrimaryColumn({ ...token(2), name: 'provincia' })
  provincia!: string;

  /** The agreed discount beside the law's, in hundredths of a percent. */
  @Column({ type: 'smallint', unsigned: true, name: 'discount_hundredths' })
  discountHundredths!: number;
}
