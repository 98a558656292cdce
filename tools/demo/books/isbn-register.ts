import { demoIsbn } from './isbn';
import { publisherCount, publisherNumber } from './publishers';

/** Titles that a block of one publisher holds. */
const BLOCK_SIZE = 1000;

/** The showcase list's books have numbers of their own at the beginning of each block. */
const FIRST_NUMBER = 800;

/** Gives out the numbers of the invented block; large publishers take several blocks. */
export class IsbnRegister {
  private readonly next = new Map<string, number>();
  private blocks = publisherCount;

  give(publisher: string): string {
    const number =
      this.next.get(publisher) ?? publisherNumber(publisher) * BLOCK_SIZE + FIRST_NUMBER;
    const following = number + 1;
    this.next.set(publisher, following % BLOCK_SIZE === 0 ? this.openBlock() : following);
    return demoIsbn(Math.floor(number / BLOCK_SIZE), number % BLOCK_SIZE);
  }

  private openBlock(): number {
    const block = this.blocks;
    if (block >= 100) throw new Error('The invented block of ISBNs is used up.');
    this.blocks += 1;
    return block * BLOCK_SIZE;
  }
}
