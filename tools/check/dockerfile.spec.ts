import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCompany, checkDockerfile, parseDockerfile } from './dockerfile';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'zaino-docker-'));
  mkdirSync(join(root, 'dist/apps/shop'), { recursive: true });
  writeFileSync(join(root, 'dist/apps/shop/main.js'), '');
  writeFileSync(join(root, 'package.json'), '{}');
});
afterAll(() => rmSync(root, { recursive: true }));

function check(text: string): string[] {
  return checkDockerfile(parseDockerfile(text), root, [{ target: 'last', app: 'shop' }]);
}

describe('checkDockerfile', () => {
  it('finds nothing where every source, stage and command exists', () => {
    const problems = check(`
      # a comment
      FROM node:24 AS build
      COPY package.json ./
      RUN npm install \\
        --no-audit
      FROM node:24 AS last
      COPY --from=build /app/node_modules node_modules
      COPY --from=build /app/dist/apps/$APP dist/apps/$APP
      CMD ["sh", "-c", "exec node dist/apps/$APP/main.js"]`);
    expect(problems).toEqual([]);
  });

  it.each([
    ['COPY missing ./', 'COPY missing: does not exist'],
    ['COPY --from=nowhere /app/x x', 'COPY --from=nowhere: no such stage'],
    ['COPY --from=first /app/other other', 'COPY --from=first other: nothing makes it'],
    ['RUN node missing.mjs', 'node missing.mjs: missing.mjs does not exist'],
    ['RUN npm install && gulp build', 'npm install && gulp build: gulp does not exist'],
    ['CMD ["node", "dist/apps/$APP/cli.js"]', 'dist/apps/shop/cli.js does not exist'],
  ])('refuses %s', (line, problem) => {
    expect(check(`FROM node:24 AS first\nFROM first AS last\n${line}`).join()).toContain(problem);
  });
});

describe('checkCompany', () => {
  it.each([
    ['ENV COMPANY_REQUIRED=true', []],
    ['ENV HOST=0.0.0.0', ['The stage service starts with the demo’s company']],
  ])('of images with %s', (line, problems) => {
    expect(checkCompany(parseDockerfile(`FROM node:24 AS service\n${line}`))).toEqual(problems);
  });
});
