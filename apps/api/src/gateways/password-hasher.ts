import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const argon2Async = promisify(argon2);

interface HashingCost {
  readonly memoryKib: number;
  readonly passes: number;
}

// OWASP ASVS 5.0 appendix C: argon2id with 19 MiB, two passes, one lane.
const COST: HashingCost = { memoryKib: 19_456, passes: 2 };
const PARALLELISM = 1;
const TAG_BYTES = 32;
export const SALT_BYTES = 16;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Each hash takes 19 MiB and a core for tens of milliseconds. Passwords from new devices are hashed one at a time, so that a
 * flood of them leaves a core to everybody else; a known device does not wait behind them.
 */
type HashLane = 'known-device' | 'new-device';

interface Verification {
  readonly lane: HashLane;
  /** Aborted when nobody waits for it any more: then it is not computed. */
  readonly signal: AbortSignal;
}

export interface PasswordHasher {
  readonly hash: (password: string) => Promise<string>;
  /** Without a stored hash the work is the same and the result false: an unknown account takes as long. */
  readonly verify: (
    password: string,
    storedHash: string | null,
    verification?: Verification,
  ) => Promise<boolean>;
  /** The same work for a short code, with a salt that is stored elsewhere: the same code gives the same 32 bytes. */
  readonly digest: (code: string, salt: Buffer) => Promise<Buffer>;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

interface Work {
  readonly salt: Buffer;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tagLength: number;
}

export function createPasswordHasher({ memoryKib, passes }: HashingCost = COST): PasswordHasher {
  const lanes = { 'known-device': pLimit(1), 'new-device': pLimit(1) };
  const derive = (password: string, { salt, ...work }: Work, { lane, signal }: Partial<Verification> = {}) =>
    lanes[lane ?? 'known-device'](() => {
      signal?.throwIfAborted();
      return argon2Async('argon2id', {
        ...work,
        message: Buffer.from(password.normalize('NFKC')),
        nonce: salt,
      });
    });
  const workWith = (salt: Buffer) => ({
    salt,
    memory: memoryKib,
    passes,
    parallelism: PARALLELISM,
    tagLength: TAG_BYTES,
  });
  const fresh = () => workWith(randomBytes(SALT_BYTES));

  return {
    async hash(password) {
      const work = fresh();
      const tag = await derive(password, work);
      return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${PARALLELISM}$${base64(work.salt)}$${base64(tag)}`;
    },
    async verify(password, storedHash, verification) {
      const [, memory, times, parallelism, salt, tag] = PHC.exec(storedHash ?? '') ?? [];
      if (salt === undefined || tag === undefined) {
        await derive(password, fresh(), verification);
        return false;
      }
      const expected = Buffer.from(tag, 'base64');
      const work = {
        salt: Buffer.from(salt, 'base64'),
        memory: Number(memory),
        passes: Number(times),
        parallelism: Number(parallelism),
        tagLength: expected.length,
      };
      const actual = await derive(password, work, verification);
      return timingSafeEqual(actual, expected);
    },
    digest: (code, salt) => derive(code, workWith(salt)),
  };
}
