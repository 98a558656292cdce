import { useQueryClient } from '@tanstack/react-query';
import {
  type AdminTeacherList,
  adminTeacherListApi,
  type adminTeacherListEndpoints,
  TEACHER_LIST_PAGE_SIZE,
} from '@zaino/contracts/catalogue';
import type { AnswerOf } from '@zaino/contracts/shared';
import { teacherListPath } from '@zaino/rules/school-grade';
import { Button } from '@zaino/ui/button';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { Notice } from '@zaino/ui/notice';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { useLoaderData } from '@zaino/web/router';
import { useMemo, useState } from 'react';
import { PageLinks } from '../../layout/page-links';
import { useShopOrigin } from '../../layout/shop-origin';
import { allOf, usePageQuery } from '../../queries';
import type { SuppliesPlace } from './class-supplies.api';
import { CLASS_SUPPLIES_PATH } from './class-supplies-path';
import { PublishDialog } from './publish-dialog';
import { RefuseDialog } from './refuse-dialog';
import { lineCount, teacherListName } from './supplies-words';
import { teacherListsQuery } from './teacher-lists.api';

/** Which list is open, and for what. */
interface Opened {
  id: string;
  to: 'publish' | 'refuse';
}

/** What teachers propose and their schools have confirmed: staff chooses the products, or refuses it. */
export function TeacherLists() {
  const { page } = useLoaderData<SuppliesPlace>();
  const { value, failure } = usePageQuery(teacherListsQuery(page));
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [told, setTold] = useState<string | null>(null);
  const list = value?.proposte.find(({ id }) => id === opened?.id);
  const columns = useMemo(() => columnsOf(setOpened), []);
  const end = (words: string) => {
    setOpened(null);
    setTold(words);
    void queryClient.invalidateQueries(allOf(adminTeacherListApi.list));
  };
  const close = () => setOpened(null);
  return (
    <section aria-labelledby="teacher-lists">
      <h2 id="teacher-lists">Elenchi degli insegnanti</h2>
      {failure && <ServiceFailure title="Gli elenchi non si leggono ora" failure={failure} />}
      {told && (
        <Notice tone="success">
          <p>{told}</p>
        </Notice>
      )}
      {value && <ListsPage lists={value} page={page} columns={columns} />}
      <KeptState name="teacher-list" state={opened} onBack={setOpened} />
      {list && opened && <Decision list={list} to={opened.to} onClose={close} onEnd={end} />}
    </section>
  );
}

interface ListsPageProps {
  lists: AnswerOf<typeof adminTeacherListEndpoints.list>;
  page: number;
  columns: TableColumns<AdminTeacherList>;
}

function ListsPage({ lists: { proposte, totale }, page, columns }: ListsPageProps) {
  return (
    <>
      {proposte.length === 0 ? (
        <p>{noneWords(totale)}</p>
      ) : (
        <RowsTable
          caption="Elenchi degli insegnanti"
          columns={columns}
          rows={proposte}
          keyOf={({ id }) => id}
          isStacked
        />
      )}
      <PageLinks
        label="Pagine degli elenchi degli insegnanti"
        page={page}
        last={Math.max(1, Math.ceil(totale / TEACHER_LIST_PAGE_SIZE))}
        pathOf={(other) => `${CLASS_SUPPLIES_PATH}?pagina=${other}`}
      />
    </>
  );
}

/** A page may have been left empty by what was decided on it. */
const noneWords = (total: number) =>
  total === 0
    ? 'Nessun elenco è stato confermato da una scuola.'
    : 'In questa pagina non ci sono più elenchi.';

interface DecisionProps extends Pick<Opened, 'to'> {
  list: AdminTeacherList;
  onClose: () => void;
  /** With what was done, in words. */
  onEnd: (words: string) => void;
}

function Decision({ list, to, onClose, onEnd }: DecisionProps) {
  const name = teacherListName(list);
  return to === 'publish' ? (
    <PublishDialog list={list} onClose={onClose} onPublished={() => onEnd(`${name}: pubblicato`)} />
  ) : (
    <RefuseDialog list={list} onClose={onClose} onRefused={() => onEnd(`${name}: rifiutato`)} />
  );
}

const columnsOf = (onOpen: (opened: Opened) => void): TableColumns<AdminTeacherList> => [
  {
    head: 'Classe',
    cell: (list) => (
      <Button variant="text" size="small" onClick={() => onOpen({ id: list.id, to: 'publish' })}>
        {teacherListName(list)}
      </Button>
    ),
  },
  { head: 'Voci', isFigures: true, cell: ({ voci }) => lineCount(voci.length) },
  { head: 'Stato', cell: (list) => <State list={list} /> },
  {
    head: 'Togli o rifiuta',
    cell: (list) => (
      <Button variant="text" size="small" onClick={() => onOpen({ id: list.id, to: 'refuse' })}>
        Rifiuta {teacherListName(list)}
      </Button>
    ),
  },
];

/** Where families see it, once it is published. */
function State({ list }: { list: AdminTeacherList }) {
  const origin = useShopOrigin() ?? '';
  const { stato, codiceScuola, anno, sezione } = list;
  if (stato !== 'published') return 'Da pubblicare';
  return (
    <a href={origin + teacherListPath({ scuola: codiceScuola, classe: String(anno), sezione })}>
      Vedi la pagina di {teacherListName(list)}
    </a>
  );
}
