import {
  type AdminTeacherList,
  adminTeacherListApi,
  type TeacherListPublication,
} from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { pageQuery } from '../../queries';

/** A page of what schools have confirmed, and of what is published of it. */
export const teacherListsQuery = (page: number) => {
  const query = { pagina: page };
  return pageQuery(adminTeacherListApi.list, query, (options) =>
    fetchJson(adminTeacherListApi.list, { ...options, query }),
  );
};

export const publishTeacherList = (
  { id, versione }: AdminTeacherList,
  voci: TeacherListPublication['voci'],
) => fetchJson(adminTeacherListApi.publish, { params: { id }, body: { voci, versione } });

export const refuseTeacherList = ({ id, versione }: AdminTeacherList, motivo: string) =>
  fetchJson(adminTeacherListApi.refuse, { params: { id }, body: { motivo, versione } });
