import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './project-root.mjs';

const product = execFileSync('git', ['ls-files', 'apps', 'packages'], { cwd: projectRoot, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|screen)\.|\/test\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(projectRoot, file), 'utf8') }));

function used(pattern: RegExp): string[] {
  const found = product.flatMap(({ source }) => [...source.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(found)].sort();
}

const filesWith = (pattern: RegExp) =>
  product.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

describe('cryptography', () => {
  it('uses the algorithms of the inventory in docs/security.md, and no others', () => {
    expect(used(/createHash\(([^)]*)\)/g)).toEqual(["'sha256'"]);
    expect(used(/createHmac\(('[^']*'|[^,]*),/g)).toEqual(["'sha1'", "'sha256'", "'sha512'"]);
    expect(used(/create(?:Cipher|Decipher)iv\((.*?),/g)).toEqual(['CIPHER']);
    expect(used(/const CIPHER = (.*);/g)).toEqual(["'aes-256-gcm'"]);
    expect(used(/generateKeyPair(?:Sync)?\(('[^']*'|\S*)/g)).toEqual(["'ed25519'"]);
    expect(used(/argon2Async\(('[^']*'|\S*)/g)).toEqual(["'argon2id'"]);
  });

  it('uses SHA-1 for codes of authenticator apps alone, which know nothing else', () => {
    expect(filesWith(/'sha1'/)).toEqual(['apps/api/src/modules/identity/check-code.ts']);
  });

  it('draws nothing on the server from a generator that can be predicted', () => {
    expect(filesWith(/Math\.random/).filter((file) => !file.startsWith('apps/web/'))).toEqual([]);
  });

  it('takes no certificate that does not check', () => {
    const refused = ['apps/api/src/config.ts'];
    expect(filesWith(/rejectUnauthorized|TLS_REJECT|checkServerIdentity/)).toEqual(refused);
  });
});
