import type {
  AdminTeacherList,
  OwnTeacherList,
  TeacherList,
  TeacherListQuestion,
} from '@zaino/contracts/catalogue';
import { chosenProducts, type Products, servingProducts } from '../class-supplies/shown-supplies';
import type { TeacherListEntity, TeacherSupply } from './teacher-list.entity';

const classOf = ({ schoolCode, schoolName, grade, year, section }: TeacherListEntity) => ({
  codiceScuola: schoolCode,
  nomeScuola: schoolName,
  grado: grade,
  anno: year,
  sezione: section,
});

const asked = ({ nome, quantita, nota }: TeacherSupply) => ({ nome, quantita, nota });

/** A list as who has proposed it sees it. */
export const toOwnList = (list: TeacherListEntity): OwnTeacherList => ({
  id: String(list.id),
  ...classOf(list),
  voci: list.wanted.map(asked),
  stato: list.state,
  motivo: list.reason,
  proposto: list.createdAt.toISOString(),
});

/** The same as its school is asked about it. */
export function toQuestion(list: TeacherListEntity): TeacherListQuestion {
  const { nomeScuola, anno, sezione } = classOf(list);
  return { nomeScuola, anno, sezione, voci: list.wanted.map(asked) };
}

/** The same as staff sees it. */
export const toAdminList = (list: TeacherListEntity, products: Products): AdminTeacherList => ({
  id: String(list.id),
  ...classOf(list),
  voci: list.wanted.map((line) => ({
    ...asked(line),
    prodotti: chosenProducts(line.prodotti ?? [], products),
  })),
  stato: list.state,
  confermato: list.provenAt?.toISOString() ?? null,
  versione: list.version,
});

/** The same as families see it. */
export const toTeacherList = (list: TeacherListEntity, products: Products): TeacherList => ({
  ...classOf(list),
  modificato: list.updatedAt.toISOString(),
  voci: list.wanted.map((line) => ({
    ...asked(line),
    prodotti: servingProducts(line.prodotti ?? [], products),
  })),
});
