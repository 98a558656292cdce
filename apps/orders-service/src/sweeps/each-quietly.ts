import { Logger } from '@nestjs/common';

/**
 * Does something for each item, one after the other; one that fails does not keep the others from their turn, and
 * comes again with the next sweep. Gives how many went well.
 */
export async function eachQuietly<Item>(
  name: string,
  items: readonly Item[],
  action: (item: Item) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  let failure: unknown;
  for (const item of items) {
    try {
      await action(item);
      done += 1;
    } catch (error) {
      failure = error;
    }
  }
  const failed = items.length - done;
  if (failed > 0) {
    new Logger(name).warn(
      `${failed} of ${items.length} wait for the next time: ${nameOf(failure)}`,
    );
  }
  return done;
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);
