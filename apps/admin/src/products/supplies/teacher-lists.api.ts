import {
  type AdminTeacherList,
  adminTeacherListApi,
  type TeacherListPublication,
} from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';
import { pageQuery } from '../../queries';

/** What schools have confirmed, and what is published of it. */
export const teacherListsQuery = pageQuery(adminTeacherListApi.list, {}, async (options) => {
  const { proposte } = await fetchJson(adminTeacherListApi.list, options);
  return proposte;
});

export const publishTeacherList = (
  { id, versione }: AdminTeacherList,
  voci: TeacherListPublication['voci'],
) => fetchJson(adminTeacherListApi.publish, { params: { id }, body: { voci, versione } });

export const refuseTeacherList = ({ id, versione }: AdminTeacherList, motivo: string) =>
  fetchJson(adminTeacherListApi.refuse, { params: { id }, body: { motivo, versione } });
