/** A line of `CODEOWNERS` that names a folder. */
interface OwnedFolder {
  /** As in `apps/cart/`. */
  folder: string;
  owners: string[];
}

interface Workspace {
  /** Folders of its projects, as in `apps/cart`. */
  projects: readonly string[];
  hasFolder: (folder: string) => boolean;
}

/** Of what no line names. */
const OF_ALL = '*';
const folderForm = /^\/(?:[\w.-]+\/)+$/;
const teamForm = /^@[\w-]+\/[\w-]+$/;

/**
 * What is wrong with a text in the form of `CODEOWNERS`: a project that not exactly one line owns, a line of a folder that is
 * not there, or one that does not name one team.
 */
export function ownerFaults(text: string, { projects, hasFolder }: Workspace): string[] {
  const lines = linesOf(text);
  const folders = lines.filter(({ folder }) => folder !== OF_ALL);
  return [
    ...lines.flatMap(({ folder, owners }) => {
      const [team = '', ...others] = owners;
      const isOne = teamForm.test(team) && others.length === 0;
      return isOne ? [] : [`${folder} is not of one team: ${owners.join(' ')}`];
    }),
    ...folders.flatMap(({ folder }) => {
      if (!folderForm.test(folder)) return [`${folder} is no folder, as in /apps/cart/`];
      return hasFolder(folder.slice(1)) ? [] : [`${folder} is not there`];
    }),
    ...projects.flatMap((project) => {
      const owning = folders.filter(({ folder }) => `/${project}/`.startsWith(folder));
      if (owning.length === 1) return [];
      const which = owning.map(({ folder }) => folder).join(' and ');
      return [owning.length === 0 ? `nobody owns ${project}` : `${project} is below ${which}`];
    }),
  ];
}

function linesOf(text: string): OwnedFolder[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [folder = '', ...owners] = line.split(/\s+/);
      return { folder, owners };
    });
}
