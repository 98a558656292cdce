import { Injectable } from '@nestjs/common';
import { MOST_SCHOOLS, schoolsInternalEndpoints } from '@zaino/contracts/schools';
import { classInYear, type ListedClass } from '@zaino/rules/next-class';
import type { ChildEntity } from '../children/child.entity';
import { SchoolsClient } from '../upstreams/schools-client';

/** A child, and the class whose list has come. */
export interface FoundClass {
  child: Pick<ChildEntity, 'id' | 'userUid'>;
  classe: string;
  sezione: string;
}

/** Which classes have a list, as the schools service says. */
@Injectable()
export class ListedClasses {
  constructor(private readonly schools: SchoolsClient) {}

  /** Of each child the class that it goes on to, where that has a list in the school year. */
  async ofChildren(children: readonly ChildEntity[], schoolYear: number): Promise<FoundClass[]> {
    const codes = [...new Set(children.map(({ schoolCode }) => schoolCode))];
    const listed = await this.ask(codes, schoolYear);
    return children.flatMap((child) => {
      const found = classInYear(child, schoolYear, listed.get(child.schoolCode) ?? []);
      return found ? { child, ...found } : [];
    });
  }

  private async ask(codes: string[], schoolYear: number): Promise<Map<string, ListedClass[]>> {
    const known = new Map<string, ListedClass[]>();
    for (let from = 0; from < codes.length; from += MOST_SCHOOLS) {
      const body = { schoolYear, schools: codes.slice(from, from + MOST_SCHOOLS) };
      const { schools } = await this.schools.call(schoolsInternalEndpoints.classes, { body });
      for (const { code, classes } of schools) known.set(code, classes);
    }
    return known;
  }
}
