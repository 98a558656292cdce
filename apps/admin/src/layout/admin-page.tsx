import { ADMIN_PATH } from '@zaino/contracts/shared';
import { AreaPage, type AreaPageProps } from '@zaino/ui/area-page';

const begin = { text: 'Area Riservata', to: ADMIN_PATH };

/** A page of the admin area. */
export function AdminPage(props: AreaPageProps) {
  return <AreaPage {...props} begin={begin} />;
}
