import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A parameter of a class's constructor. */
interface Parameter {
  name: string;
  type: string;
  /** What `@Inject` names; undefined where the type says what is injected. */
  token?: string;
}

interface ClassInfo {
  name: string;
  /** Names of its decorators. */
  decorators: string[];
  /** What it extends. */
  base?: string;
  parameters: Parameter[];
}

export interface SourceFile {
  /** Below the service's `src`. */
  path: string;
  text: string;
  /** Names that it exports. */
  exports: string[];
  classes: ClassInfo[];
}

export interface Service {
  name: string;
  files: SourceFile[];
}

/** All services of the workspace, with what their anatomy is judged by. */
export function readServices(root: string): Service[] {
  return globSync('apps/*-service', { cwd: root })
    .sort()
    .map((folder) => readService(root, folder));
}

function readService(root: string, folder: string): Service {
  const source = join(root, folder, 'src');
  const paths = globSync('**/*.ts', { cwd: source }).sort();
  const files = paths.map((path) => readFile(path, readFileSync(join(source, path), 'utf8')));
  return { name: folder.replace('apps/', ''), files };
}

function readFile(path: string, text: string): SourceFile {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return {
    path,
    text,
    exports: file.statements.flatMap(exportedNames),
    classes: file.statements.filter(ts.isClassDeclaration).map(classInfo),
  };
}

function exportedNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name }) => name.text);
  }
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const named = statement as ts.Statement & { name?: ts.Node };
  return named.name && ts.isIdentifier(named.name) ? [named.name.text] : [];
}

function isExported(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false;
  const modifiers = ts.getModifiers(statement) ?? [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function classInfo(node: ts.ClassDeclaration): ClassInfo {
  const extended = node.heritageClauses?.find(
    ({ token }) => token === ts.SyntaxKind.ExtendsKeyword,
  );
  const constructor = node.members.find(ts.isConstructorDeclaration);
  return {
    name: node.name?.text ?? '',
    decorators: (ts.getDecorators(node) ?? []).map((decorator) => callOf(decorator).name),
    base: extended?.types[0]?.expression.getText(),
    parameters: (constructor?.parameters ?? []).map(parameterInfo),
  };
}

function parameterInfo(node: ts.ParameterDeclaration): Parameter {
  const calls = (ts.getDecorators(node) ?? []).map(callOf);
  const inject = calls.find(({ name }) => name.startsWith('Inject'));
  return {
    name: node.name.getText(),
    type: node.type?.getText() ?? '',
    token: inject && (inject.name === 'Inject' ? inject.argument : inject.name),
  };
}

function callOf({ expression }: ts.Decorator): { name: string; argument: string } {
  if (!ts.isCallExpression(expression)) return { name: expression.getText(), argument: '' };
  const [first] = expression.arguments;
  return { name: expression.expression.getText(), argument: first?.getText() ?? '' };
}
