import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { contractReferences, type ContractReference } from './contract-references.ts';
import { descriptions, readTypeScript } from './read-typescript.ts';

/** As much of an endpoint as is needed here. */
interface Endpoint {
  method: string;
  path: string;
  response: unknown;
}

type Exports = Record<string, unknown>;

interface Options {
  /** The repository: whoever asks for a call is named from there. */
  workspace: string;
  /** The folder with the contracts, one folder each. */
  contracts: string;
  /** The file that is written, within the build. */
  file: string;
  /** For a service: the domain whose contract it serves, and writes into the file beside what it uses. */
  gives?: string;
}

const CONTRACT_PAGE = 'docs/decisions/contract-changes.md';

/**
 * Writes down which calls of contracts a build makes, with the JSON schemas of what is sent and answered: for the check
 * of partners when it is published (docs/decisions/contract-changes.md). A call that cannot be told fails the build.
 */
export class ContractPlugin {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Contract', (compilation) => {
      let references: ContractReference[] = [];
      // Once it is known what is used, and before modules are joined.
      compilation.hooks.afterOptimizeChunks.tap('Contract', () => {
        references = contractReferences(compilation, this.folder);
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'Contract', stage }, () =>
        this.write(compilation, references),
      );
    });
  }

  private get folder(): string {
    return this.options.contracts + sep;
  }

  private async write(compilation: Compilation, references: ContractReference[]): Promise<void> {
    await readTypeScript();
    const { file, gives } = this.options;
    try {
      const uses = await this.uses(references);
      const written = gives === undefined ? uses : { gives: await this.given(gives), uses };
      compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(written)));
    } catch (error) {
      if (!(error instanceof UnknownCall)) throw error;
      compilation.errors.push(new webpack.WebpackError(error.message));
    }
  }

  /** Each call once, in the order of its path. */
  private async uses(references: ContractReference[]): Promise<object[]> {
    const uses = new Map<string, object>();
    for (const reference of references) {
      const of = this.domainOf(reference.file);
      // A service's own endpoints are what it serves; those that all services share are released with each.
      if (of === this.options.gives || of === 'shared') continue;
      for (const { method, path } of callsIn(
        await exportsOf(reference.file),
        this.short(reference),
      )) {
        const endpoint = await this.endpointOf(of, { method, path });
        const key = `${path} ${method}`;
        uses.set(key, { of, ...(await this.described(endpoint)) });
      }
    }
    return sorted(uses);
  }

  private async given(domain: string): Promise<object[]> {
    const given = new Map<string, object>();
    for (const endpoint of await this.endpoints(domain)) {
      given.set(`${endpoint.path} ${endpoint.method}`, await this.described(endpoint));
    }
    return sorted(given);
  }

  private async endpointOf(domain: string, call: Omit<Endpoint, 'response'>): Promise<Endpoint> {
    const all = await this.endpoints(domain);
    const found = all.find(({ method, path }) => method === call.method && path === call.path);
    if (found) return found;
    const sentence = `No endpoint of the contract ${domain} is ${call.method} ${call.path}, which the code calls`;
    throw new UnknownCall(sentence);
  }

  private async endpoints(domain: string): Promise<Endpoint[]> {
    const all = await exportsOf(join(this.folder, domain, 'src/index.ts'));
    return Object.values(all).flatMap((one) => membersOf(one).filter(isEndpoint));
  }

  /** Services parse what they are answered, browsers do not. */
  private async described(endpoint: Endpoint): Promise<object> {
    const { describedCall, describedUnparsed } = await descriptions();
    return this.options.gives === undefined ? describedUnparsed(endpoint) : describedCall(endpoint);
  }

  private domainOf(file: string): string {
    return file.slice(this.folder.length).split(sep)[0] ?? '';
  }

  private short(reference: ContractReference): ContractReference {
    return { ...reference, asker: relative(this.options.workspace, reference.asker) };
  }
}

/** What cannot be told of a build's calls, in a sentence for who wrote the code. */
class UnknownCall extends Error {}

/** The calls that a reference stands for: one, all of a group that is handed on, or none. */
function callsIn(exports: Exports, { names, asker, isComputed }: ContractReference) {
  const [name, member] = names;
  if (name === undefined) {
    throw new UnknownCall(
      `${asker} takes a contract as a whole, so that nobody can tell which calls it makes: import them by name (${CONTRACT_PAGE})`,
    );
  }
  const exported = exports[name];
  if (isCall(exported)) return [exported];
  const calls = membersOf(exported);
  if (member !== undefined || !isComputed || calls.length === 0) {
    return calls.filter((call) => member === undefined || call === (exported as Exports)[member]);
  }
  throw new UnknownCall(
    `${asker} takes a call of ${name} by a name that only the running page knows: write the calls out, so that the release can tell which it makes (${CONTRACT_PAGE})`,
  );
}

/** The calls of a group, or the call itself; none of anything else. */
function membersOf(exported: unknown): Pick<Endpoint, 'method' | 'path'>[] {
  if (isCall(exported)) return [exported];
  if (typeof exported !== 'object' || exported === null) return [];
  const members: unknown[] = Object.values(exported);
  return members.every((member) => isCall(member)) ? members : [];
}

function isCall(value: unknown): value is Pick<Endpoint, 'method' | 'path'> {
  if (typeof value !== 'object' || value === null) return false;
  return 'method' in value && 'path' in value && String(value.path).startsWith('/');
}

const isEndpoint = (call: object): call is Endpoint => 'response' in call;

const exportsOf = async (file: string) =>
  (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as Exports;

/** The same on each machine: the file is part of the release's version. */
const sorted = (calls: Map<string, object>) =>
  [...calls].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, call]) => call);
