import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { cliOf } from './database-setup';

const run = promisify(execFile);

interface CommandEnvironment {
  env: Record<string, string>;
  signal: AbortSignal;
}

/** Makes an admin as `npm run admin` does; gives the password, a new one where a start before has lost it. */
export async function makeDemoAdmin(
  name: string,
  environment: CommandEnvironment,
): Promise<string> {
  const made = await admin(['create', name], environment);
  const { password } = made.password ? made : await admin(['password', name], environment);
  if (password === undefined) throw new Error(made.complaint);
  return password;
}

interface Outcome {
  /** The one that the command made up; none where it refused. */
  password?: string | undefined;
  complaint: string;
}

async function admin(args: string[], { env, signal }: CommandEnvironment): Promise<Outcome> {
  const command = [cliOf('identity-service'), 'admin', ...args];
  const running = run(process.execPath, command, { env: { ...process.env, ...env }, signal });
  running.child.stdin?.end();
  const { stdout, stderr } = await running.catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== 1) throw error;
    return error as { stdout: string; stderr: string };
  });
  return { password: /^Password.*: (\S+)$/m.exec(stdout)?.[1], complaint: stderr.trim() };
}
