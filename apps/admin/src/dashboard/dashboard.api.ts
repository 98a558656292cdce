import { getAdminToken } from '@zaino/web/session';
import { checkAccess } from '../login/access';

export async function loadDashboard() {
  const access = await checkAccess();
  return {
    username: access.kind === 'granted' ? access.admin.username : null,
    isIn: getAdminToken() !== null,
  };
}
