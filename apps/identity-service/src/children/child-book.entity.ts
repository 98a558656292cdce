import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ChildEntity } from './child.entity';

/** What a family has said of a book of a child by hand. */
@Entity('child_book')
export class ChildBookEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'child_id' })
  childId!: string;

  @PrimaryColumn({ type: 'varchar', length: 20, name: 'isbn' })
  isbn!: string;

  @Column({ type: 'boolean', name: 'is_owned' })
  isOwned!: boolean;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_child_book_child' })
  child?: ChildEntity;
}
