import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@zaino/tools/machine/user-error';

/** A domain's name in the forms that the templates have it in, between two underscores each. */
export interface DomainNames {
  /** As in `gift-cards`. */
  name: string;
  camel: string;
  Pascal: string;
  CONST: string;
  snake: string;
  /** As in `Gift cards`. */
  Title: string;
}

const form = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 30;

/** Paths and folders of the shop itself, and words that TypeScript keeps to itself. */
const reserved = new Set(
  `api internal health media assets releases shared shell gateway service services contracts rules ui web testing
   login auth privacy-policy cookie-policy dashboard profile contacts entries entry e2e tools docker mysql redis test
   class case const default delete enum export extends function import interface new package private public return
   static switch this throw typeof void with yield`.split(/\s+/),
);

/** The forms of a name; throws a `UserError` that says why it cannot be one. */
export function domainNames(root: string, name: string): DomainNames {
  if (!form.test(name) || name.length > LONGEST) {
    throw new UserError(
      `"${name}" cannot be a domain's name: it takes lower-case letters, digits and hyphens, at most ${LONGEST} of them, as in loans or gift-cards.`,
    );
  }
  if (reserved.has(name) || name.endsWith('-service') || name.endsWith('-e2e')) {
    throw new UserError(`"${name}" cannot be a domain's name: the workspace keeps that word.`);
  }
  const taken = placeOf(root, name);
  if (taken !== undefined) throw new UserError(`"${name}" is taken: ${taken}.`);
  const words = name.split('-');
  const Pascal = words.map(capitalised).join('');
  return {
    name,
    camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1),
    Pascal,
    CONST: words.join('_').toUpperCase(),
    snake: words.join('_'),
    Title: capitalised(words.join(' ')),
  };
}

/** Where the name is in use, in words; undefined where it is free. */
function placeOf(root: string, name: string): string | undefined {
  const folder = [`libs/contracts/${name}`, `apps/${name}-service`, `apps/${name}`].find((path) =>
    existsSync(join(root, path)),
  );
  if (folder !== undefined) return `there is ${folder}`;
  const files = globSync(['apps/*/webpack.config.mjs', 'libs/contracts/*/src/calls.ts'], {
    cwd: root,
  });
  const path = new RegExp(`'(/api)?/${name}['/]`);
  const user = files.find((file) => path.test(readFileSync(join(root, file), 'utf8')));
  return user === undefined ? undefined : `${user} has that path`;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
