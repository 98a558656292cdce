import { adminImportApi, adminQualityApi, adminRejectApi } from '@zaino/contracts/schools';

const ofImport = (path: string) => path.replace(':id', '1');
const schools = (query: string) => `${ofImport(adminImportApi.changedSchools.path)}?${query}`;
const region = `region=${encodeURIComponent('Regione 3')}`;

/** Each page of imports, as its calls are, by what it is called. */
export const deskLists: Record<string, string> = {
  imports: adminImportApi.imports.path,
  'changes by region': ofImport(adminImportApi.differences.path),
  'changes by province': `${ofImport(adminImportApi.differences.path)}?${region}`,
  'schools of the country': schools('page=1'),
  'a page far behind': schools('page=400'),
  'schools with a book dropped': schools('kind=dropped'),
  'schools of a region': schools(region),
  'a school by name': schools('search=istituto%2031999'),
  'what changed in a school': ofImport(adminImportApi.changedLists.path).replace(
    ':codice',
    'ZZMM000777',
  ),
  'rejected rows': adminRejectApi.rejects.path,
  'rejected rows of an import': `${adminRejectApi.rejects.path}?run=3&code=missing`,
  'what is doubtful': adminQualityApi.quality.path,
  'prices out of line': `${adminQualityApi.books.path}?issue=price-spread`,
  'a doubtful book': `${adminQualityApi.books.path}?issue=price-spread&search=numero%208999`,
  'schools over the cap': adminQualityApi.schools.path,
  'schools over the cap of a region': `${adminQualityApi.schools.path}?${region}`,
  'classes over the cap': adminQualityApi.classes.path.replace(':codice', 'ZZMM000777'),
};
