// The health check of each container. Docker starts again what has ended, and leaves alone what hangs: a process that
// misses four checks in a row is ended here.
import { readFileSync, writeFileSync } from 'node:fs';
import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';

const MISSES = 4;
const limitMs = Number(process.env.HEALTH_LIMIT_MS ?? 2_000);
/** The process that the container is there for wrote down its id. */
const pidFile = process.env.PID_FILE ?? '/tmp/main.pid';
const missesFile = `${pidFile}.misses`;

/** The status of a path, or nothing where no answer comes in time. */
function ask(path) {
  const isTls = Boolean(process.env.TLS_CERT_FILE);
  const target = { host: '127.0.0.1', port: process.env.PORT, path, rejectUnauthorized: false };
  return new Promise((resolve) => {
    const request = (isTls ? getHttps : getHttp)({ ...target, timeout: limitMs }, (answer) =>
      resolve(answer.statusCode),
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
  });
}

/** `pid misses`: another process has missed nothing yet. */
function missesOf(pid) {
  try {
    const [counted, misses] = readFileSync(missesFile, 'utf8').split(' ');
    return counted === pid ? Number(misses) : 0;
  } catch {
    return 0;
  }
}

const pid = readFileSync(pidFile, 'utf8').trim();
const isAlive = (await ask('/health/live')) !== undefined;
const misses = isAlive ? 0 : missesOf(pid) + 1;
writeFileSync(missesFile, `${pid} ${misses}`);
if (misses >= MISSES) {
  console.error(`No answer to ${misses} checks: the process is ended.`);
  process.kill(Number(pid), 'SIGKILL');
}
const isReady = isAlive && (await ask('/health/ready')) === 200;
process.exit(isReady ? 0 : 1);
