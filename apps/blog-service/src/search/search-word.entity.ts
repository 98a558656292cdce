import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { searchWord } from '../database/columns';

/** A word that an article has, or had, and what it is found by beside itself. */
@Entity('search_word')
@Index('ix_search_word_inflection', ['inflection'])
@Index('ix_search_word_stem', ['stem'])
export class SearchWordEntity {
  /** Without case and accents. */
  @PrimaryColumn({ ...searchWord, name: 'word' })
  word!: string;

  /** What singular and plural, masculine and feminine have in common. */
  @Column({ ...searchWord, name: 'inflection' })
  inflection!: string;

  /** What words of one root have in common. */
  @Column({ ...searchWord, name: 'stem' })
  stem!: string;

  /** Which letters it has, a bit each: words with few errors between them differ by few bits. */
  @Column({ type: 'int', unsigned: true, name: 'letters' })
  letters!: number;
}
