import type { AdminProduct } from '@zaino/contracts/catalogue';
import type { Dice } from '@zaino/service/testing/fuzz/dice';
import type { Machine, MachineCommand } from '@zaino/service/testing/fuzz/fuzz-machine';
import { type SaveCalls, saveCalls } from './save-calls';
import type { TestService } from './test-service';

/** What of a product the commands change. */
type Image = Pick<AdminProduct, 'nome' | 'prezzoOriginale'>;

interface Change {
  id: string;
  /** The version that it was made of. */
  from: number;
}

/** One product, which several admins change and change back. */
export interface ProductWorld {
  service: TestService;
  calls: SaveCalls;
  id: string;
  /** What each version was, by what its writer was answered. */
  versions: Map<number, Image>;
  changes: Change[];
  /** Makes each write another one: a save of what is there already makes no version. */
  tries: number;
  /** Writes that were answered with success. */
  writes: number;
  /** What undos were answered, and the version that they had to bring back. */
  undone: { row: Written; from: number }[];
  /** What does not hold, found while it was done. */
  wrong: string[];
}

type Command = MachineCommand<ProductWorld>;

export async function beginProduct(service: TestService): Promise<ProductWorld> {
  const product = await service.product({ nome: 'Zero' });
  return {
    service,
    calls: saveCalls(service),
    id: product.id,
    versions: new Map([[product.versione, imageOf(product)]]),
    changes: [],
    tries: 0,
    writes: 0,
    undone: [],
    wrong: [],
  };
}

const imageOf = ({ nome, prezzoOriginale }: Image): Image => ({ nome, prezzoOriginale });

function next(world: ProductWorld): number {
  world.tries += 1;
  return world.tries;
}

/** A write is of the version that was seen, and makes the next one, once. */
function keep(world: ProductWorld, written: AdminProduct | Written, from: number): void {
  const { versions, wrong } = world;
  const { versione } = written;
  if (versione !== from + 1) wrong.push(`${from} was seen, ${versione} was made of it`);
  world.writes += 1;
  if (versions.has(versione)) wrong.push(`version ${versione} was written twice`);
  versions.set(versione, imageOf(written));
}

type Written = Image & { versione: number };

const save: Command = async (world, dice) => {
  const seen = await seenBy(world, dice);
  const nome = `Nome ${next(world)}`;
  const { prezzoOriginale } = seen;
  const answer = await world.calls.edit(seen, { nome, prezzoOriginale });
  if (answer.status >= 300) return answer;
  keep(world, answer.body.product, seen.versione);
  if (answer.body.product.nome !== nome) world.wrong.push(`${nome} was not written`);
  world.changes.push({ id: answer.body.changeId, from: seen.versione });
  return answer;
};

const patch: Command = async (world, dice) => {
  const { versione, nome } = await seenBy(world, dice);
  const prezzoOriginale = 100 + next(world);
  const answer = await world.service.adminCall<{ changeId: string; product: Written }>({
    method: 'PATCH',
    path: `/api/admin/products/${world.id}`,
    body: { versione, prezzoOriginale },
  });
  if (answer.status >= 300) return answer;
  keep(world, answer.body.product, versione);
  if (answer.body.product.nome !== nome) world.wrong.push(`a patch of ${versione} lost ${nome}`);
  world.changes.push({ id: answer.body.changeId, from: versione });
  return answer;
};

const undo: Command = async (world, dice) => {
  const change = dice.isOneIn(2) ? world.changes.at(-1) : dice.pick(world.changes);
  if (change === undefined) return undefined;
  const answer = await world.service.adminCall<{
    changeId: string;
    products: Written[];
    leftOut: object[];
  }>({ method: 'POST', path: `/api/admin/product-changes/${change.id}/undo` });
  const [product] =
    answer.status < 300 && answer.body.leftOut.length === 0 ? answer.body.products : [];
  if (product === undefined) return answer;
  world.writes += 1;
  world.undone.push({ row: product, from: change.from });
  return answer;
};

/** Mostly as it is now; now and then as it was. */
async function seenBy({ calls, id }: ProductWorld, dice: Dice): Promise<AdminProduct> {
  const product = await calls.read({ id });
  const versione = dice.isOneIn(5) ? Math.max(1, product.versione - 1) : product.versione;
  return { ...product, versione };
}

export const editorCommands: Machine<ProductWorld>['actors'][string] = { save, patch, undo };

/** The product is what its last version was written as, and no version is missing. */
export async function productFindings(world: ProductWorld): Promise<string[]> {
  const { calls, id, writes } = world;
  const wrong = [...world.wrong, ...world.undone.flatMap((undone) => undoFindings(world, undone))];
  const product = await calls.read({ id });
  const { versione } = product;
  if (versione !== 1 + writes) wrong.push(`${writes} writes have made version ${versione}`);
  const known = world.versions.get(versione);
  if (known && !isSame(known, product)) wrong.push(`${versione} is not what was written`);
  return wrong;
}

/** It brought back what was there before, unless the row that it answered is somebody's who went on from it. */
function undoFindings(
  { versions }: ProductWorld,
  { row, from }: ProductWorld['undone'][number],
): string[] {
  const former = versions.get(from);
  const newer = versions.get(row.versione);
  if (newer ? isSame(newer, row) : former === undefined || isSame(former, row)) {
    versions.set(row.versione, row);
    return [];
  }
  return [`an undo has to bring back version ${from}, and brought ${JSON.stringify(row)}`];
}

function isSame(one: Image, other: Image): boolean {
  return one.nome === other.nome && one.prezzoOriginale === other.prezzoOriginale;
}
