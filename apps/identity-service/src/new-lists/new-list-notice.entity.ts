import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ChildEntity } from '../children/child.entity';

/** A family was written to of the list of a child's class: once a school year. */
@Entity('new_list_notice')
export class NewListNoticeEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'child_id' })
  childId!: string;

  @PrimaryColumn({ type: 'smallint', unsigned: true, name: 'school_year' })
  schoolYear!: number;

  @Column({ type: 'datetime', precision: 3, name: 'told_at' })
  toldAt!: Date;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_new_list_notice_child' })
  child?: ChildEntity;
}
