import { Injectable } from '@nestjs/common';
import type { SitemapPage, SitemapSlice } from '@zaino/contracts/shared';
import { placePath, schoolPath } from '@zaino/rules/page-path';
import { partOf, sliceOf } from '@zaino/service/sitemap-slice';
import { DataSource } from 'typeorm';
import { shownCourses } from '../adoptions/shown-courses';
import type { SchoolDirectory } from '../directory/school-directory';
import { SchoolDirectoryHolder } from '../directory/school-directory-holder';
import { type SitemapClassRow, readClassRows, readListRows, type WantedLists } from './list-rows';

/** Of one slice: as many as are read and sent in some milliseconds. */
const PLACES = 1_000;
const SCHOOLS = 1_000;
/** A school has nine classes, the largest has 97. */
const SCHOOLS_WITH_CLASSES = 100;

/** The pages of places, schools and classes that search engines may take. */
@Injectable()
export class SitemapService {
  private readonly listed = new WeakMap<SchoolDirectory, string[]>();

  constructor(
    private readonly holder: SchoolDirectoryHolder,
    private readonly dataSource: DataSource,
  ) {}

  places(after: number): SitemapSlice {
    const pages = this.holder.current().places.all();
    return sliceOf(
      pages.map((place) => ({ path: placePath(place), modified: null })),
      after,
      PLACES,
    );
  }

  async schools(after: number): Promise<SitemapSlice> {
    const { items, next } = partOf(this.codes(), after, SCHOOLS);
    const lists = await this.read(items, (wanted) => readListRows(this.dataSource, wanted));
    const pages = lists.map(({ codice, changedAt }) => ({
      path: schoolPath(codice),
      modified: changedAt?.toISOString() ?? null,
    }));
    return { pages, next };
  }

  async classes(after: number): Promise<SitemapSlice> {
    const { items, next } = partOf(this.codes(), after, SCHOOLS_WITH_CLASSES);
    const classes = await this.read(items, (wanted) => readClassRows(this.dataSource, wanted));
    const bySchool = grouped(classes, ({ codice }) => codice);
    return { pages: [...bySchool.values()].flatMap(classPages), next };
  }

  /** Of all schools that have a list. */
  private codes(): string[] {
    const directory = this.holder.current();
    const known = this.listed.get(directory);
    if (known !== undefined) return known;
    const { byCode, yearsWithList } = directory;
    const codes = [...byCode.keys()].filter((code) => yearsWithList.has(code));
    this.listed.set(directory, codes);
    return codes;
  }

  /** What belongs to the newest lists of schools. */
  private async read<Row>(codes: string[], rowsOf: (wanted: WantedLists) => Promise<Row[]>) {
    const { yearsWithList } = this.holder.current();
    const byYear = grouped(codes, (code) => yearsWithList.get(code)?.[0] ?? 0);
    const rows: Row[] = [];
    for (const [schoolYear, ofYear] of byYear) {
      rows.push(...(await rowsOf({ schoolYear, codes: ofYear })));
    }
    return rows;
  }
}

/** As the school's page names its lists: by the course too where the section has several. */
function classPages(classes: SitemapClassRow[]): SitemapPage[] {
  const courses = shownCourses(classes);
  const sections = grouped(classes, ({ annoCorso, sezione }) => `${annoCorso} ${sezione}`);
  // What has no section has no address either.
  return classes
    .filter(({ sezione }) => sezione !== '')
    .map(({ codice, classId, annoCorso, sezione, changedAt }) => {
      const hasSeveral = (sections.get(`${annoCorso} ${sezione}`)?.length ?? 0) > 1;
      const combinazione = hasSeveral ? courses.get(classId) : undefined;
      return {
        path: schoolPath(codice, { classe: String(annoCorso), sezione, combinazione }),
        modified: changedAt?.toISOString() ?? null,
      };
    });
}

function grouped<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
