import { createInterface } from 'node:readline/promises';
import { type Readable, Writable } from 'node:stream';
import { MAX_PASSWORD_LENGTH, MIN_ADMIN_PASSWORD_LENGTH } from '@zaino/contracts/identity';
import { CommandError } from '@zaino/service/command-error';
import { madeUpPassword } from './made-up-password';

/** Where somebody types, or a program writes. */
type Terminal = Readable & { isTTY?: boolean };

export interface ChosenPassword {
  password: string;
  /** To be shown once, since nobody typed it. */
  isGenerated: boolean;
}

/**
 * Asks for a password twice without showing it; an empty line, or no terminal, makes one up. It is never an
 * argument: those stay in the shell's history and in the list of processes.
 */
export async function askPassword(
  input: Terminal = process.stdin,
  output: Writable = process.stderr,
): Promise<ChosenPassword> {
  if (!input.isTTY) return { password: madeUpPassword(), isGenerated: true };
  const ask = hiddenQuestions(input, output);
  try {
    const password = await ask.question('Password (empty: one is made up): ');
    if (password === '') return { password: madeUpPassword(), isGenerated: true };
    if (password.length < MIN_ADMIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) {
      throw new CommandError(
        `A password has ${MIN_ADMIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`,
      );
    }
    if ((await ask.question('Once more: ')) !== password) {
      throw new CommandError('The two are not the same.');
    }
    return { password, isGenerated: false };
  } finally {
    ask.close();
  }
}

/** What is typed goes nowhere; the questions themselves are written past readline. */
function hiddenQuestions(input: Terminal, output: Writable) {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  // Unlike `question`, keeps a line that was pasted together with the one before.
  const typed = lines[Symbol.asyncIterator]();
  return {
    question: async (text: string) => {
      output.write(text);
      const { value, done } = await typed.next();
      output.write('\n');
      if (done) throw new CommandError('Nothing was changed.');
      return value;
    },
    close: () => lines.close(),
  };
}
