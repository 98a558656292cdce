import { AreaPage, type AreaPageProps } from '@zaino/ui/area-page';

const begin = { text: 'La tua libreria', to: '/dashboard' };

/** A page of a bookshop's desk. */
export function DeskPage(props: AreaPageProps) {
  return <AreaPage {...props} begin={begin} />;
}
