import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DemoCatalogue } from './books/catalogue';
import { writeEnrichment } from './books/enrichment-file';
import { fraction, hashText } from './chance';
import { AdoptionFile } from './lists/adoption-file';
import { courses } from './subjects/course';
import { describedShowcaseBooks, showcaseBooks } from './lists/cremona-lists';
import { lowerSubjects, primarySubjects } from './subjects/school-subjects';
import { provinces } from './places/provinces';
import type { Province } from './places/provinces';
import { allTowns } from './places/towns';
import { provinceSchools } from './schools/province-schools';
import { RegistryFiles } from './schools/registry-files';
import type { DemoSchool } from './schools/school';
import { SchoolCodes } from './schools/school-codes';
import { SchoolMaker } from './schools/school-maker';

type Scale = 'demo' | 'italy';

interface DemoSummary {
  schools: number;
  classes: number;
  adoptionRows: number;
  enrichedBooks: number;
}

interface Plan {
  folder: string;
  /** The workspace's folder, where the list of comuni stands. */
  workspace: string;
  scale: Scale;
  onRegion: (region: string) => void;
}

const SCHOOL_YEAR = 2025;

/** Regions that also have lists of the year before. */
const regionsOfLastYear = new Set(['LOMBARDIA', 'TRENTINO-ALTO ADIGE', 'MOLISE']);

/** Share of their schools that existed under the same code then. */
const LAST_YEAR_SHARE = 0.85;

const ownFile = /^(?:ALT|SCUANA|ARRICCHIMENTI)\w*\.csv$/;

/** Writes all files of the demo data into a folder, the same ones every time; older ones go. */
export function writeDemoData(plan: Plan): DemoSummary {
  const { folder } = plan;
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder).filter((name) => ownFile.test(name))) {
    rmSync(join(folder, file));
  }
  return new DemoData(plan).write();
}

class DemoData {
  private readonly plan: Plan;
  private readonly catalogue: DemoCatalogue;
  private readonly codes = new SchoolCodes();
  private readonly summary = { schools: 0, classes: 0, adoptionRows: 0, enrichedBooks: 0 };

  constructor(plan: Plan) {
    const subjects = Object.values(courses).flatMap((course) => course.subjects);
    this.plan = plan;
    this.catalogue = new DemoCatalogue(
      [...primarySubjects, ...lowerSubjects, ...subjects],
      plan.scale === 'italy' ? 80 : 14,
    );
  }

  write(): DemoSummary {
    const { folder } = this.plan;
    const registry = new RegistryFiles(folder, SCHOOL_YEAR);
    const registryOfLastYear = new RegistryFiles(folder, SCHOOL_YEAR - 1);
    for (const region of new Set(provinces.map((province) => province.region))) {
      this.writeRegion(region, { registry, registryOfLastYear });
    }
    registry.close();
    registryOfLastYear.close();
    const books = [...this.catalogue.all(), ...showcaseBooks];
    this.summary.enrichedBooks = writeEnrichment({
      folder,
      books: books.filter(({ isbn }) => !describedShowcaseBooks.has(isbn)),
      described: describedShowcaseBooks,
    });
    return this.summary;
  }

  private writeRegion(region: string, files: Registries): void {
    this.plan.onRegion(region);
    const lists = this.adoptionFile(region, SCHOOL_YEAR);
    const listsOfLastYear = regionsOfLastYear.has(region)
      ? this.adoptionFile(region, SCHOOL_YEAR - 1)
      : null;
    for (const province of provinces.filter((one) => one.region === region)) {
      for (const school of this.schoolsOf(province)) {
        this.writeSchool(school, files.registry, lists);
        if (listsOfLastYear === null || !wasThereLastYear(school)) continue;
        files.registryOfLastYear.write(school);
        listsOfLastYear.write(school);
      }
    }
    for (const file of [lists, listsOfLastYear]) {
      if (file === null) continue;
      this.summary.adoptionRows += file.lines;
      file.close();
    }
  }

  private writeSchool(school: DemoSchool, registry: RegistryFiles, lists: AdoptionFile): void {
    this.summary.schools += 1;
    registry.write(school);
    if (school.showcase === 'sixth year') registry.writeBroken(school);
    this.summary.classes += lists.write(school);
  }

  private adoptionFile(region: string, schoolYear: number): AdoptionFile {
    const { catalogue, plan } = this;
    return new AdoptionFile({ folder: plan.folder, region, schoolYear, catalogue });
  }

  private schoolsOf(province: Province): Iterable<DemoSchool> {
    const { plan, codes } = this;
    const isDemo = plan.scale === 'demo';
    return provinceSchools({
      maker: new SchoolMaker(province, codes),
      // Also the smallest province has enough schools to choose from.
      count: isDemo ? Math.round(8 + province.weight / 55) : province.weight,
      towns: isDemo ? province.towns : allTowns(province, plan.workspace),
      isCompact: isDemo,
    });
  }
}

interface Registries {
  registry: RegistryFiles;
  registryOfLastYear: RegistryFiles;
}

function wasThereLastYear({ codice, showcase }: DemoSchool): boolean {
  return showcase !== null || fraction(hashText(codice), 91) < LAST_YEAR_SHARE;
}
