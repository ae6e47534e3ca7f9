import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';
import { projectRoot } from './project-root.mjs';

const product = projectFiles('apps', 'packages')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|screen)\.|\/test\//.test(file))
  .map((file) => ({ file, source: readFileSync(join(projectRoot, file), 'utf8') }));

function used(pattern: RegExp, sources = product): string[] {
  const found = sources.flatMap(({ source }) => [...source.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(found)].sort();
}

const filesWith = (pattern: RegExp) =>
  product.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

const importsOf = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from 'node:crypto'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^type /, '')),
  );

const inventory =
  /## Keys and algorithms\n([\s\S]*?)\n## /.exec(
    readFileSync(join(projectRoot, 'docs/security.md'), 'utf8'),
  )?.[1] ?? '';

/** By their COSE identifiers (RFC 9053 and 8812), which passkeys use. */
const COSE: Readonly<Record<string, string>> = { '-8': 'EdDSA', '-7': 'ES256', '-257': 'RS256' };

describe('cryptography', () => {
  it('uses the algorithms of the inventory in docs/security.md, and no others', () => {
    const ofOneCall = product.filter(({ source }) => importsOf(source).includes('hash'));
    expect(used(/createHash\(([^)]*)\)/g)).toEqual(["'sha256'"]);
    expect(used(/(?<![.\w])hash\(\s*([^,)]*)/g, ofOneCall)).toEqual(["'sha256'"]);
    expect(used(/createHmac\(('[^']*'|[^,]*),/g)).toEqual(["'sha1'", "'sha256'", "'sha512'"]);
    expect(used(/create(?:Cipher|Decipher)iv\((.*?),/g)).toEqual(['CIPHER']);
    expect(used(/const CIPHER = (.*);/g)).toEqual(["'aes-256-gcm'"]);
    expect(used(/generateKeyPair(?:Sync)?\(('[^']*'|\S*)/g)).toEqual(["'ed25519'"]);
    expect(used(/argon2Async\(('[^']*'|\S*)/g)).toEqual(["'argon2id'"]);
    expect(used(/subtle\.digest\(([^,]*),/g)).toEqual(["'SHA-256'"]);
    expect(used(/subtle\.(?:importKey\('raw', \w+|verify\(|sign\(), ?('[^']*')/g)).toEqual(["'Ed25519'"]);
    expect(used(/const ALGORITHMS = \[(.*)\];/g)).toEqual(['-8, -7, -257']);
  });

  it('has the same algorithms in the inventory: none is missing, and none is only there', () => {
    const hmacs = used(/createHmac\('([^']*)'/g).map((name) => `HMAC-${name.replace('sha', 'SHA-')}`);
    const hashes = used(/(?:createHash|hash)\('([^']*)'/g).map((name) => name.replace('sha', 'SHA-'));
    const ofTheBrowser = used(/'(SHA-\d+|Ed25519)'/g);
    const ofPasskeys = used(/const ALGORITHMS = \[(.*)\];/g).flatMap((list) => list.split(', '));
    const inCode = new Set([
      ...hmacs,
      ...hashes,
      ...ofTheBrowser,
      ...ofPasskeys.map((number) => COSE[number] ?? number),
      ...used(/const CIPHER = '(.*)';/g).map((name) => name.toUpperCase()),
      ...used(/argon2Async\('([^']*)'/g).map((name) => name.replace('argon', 'Argon')),
    ]);
    const named = inventory.match(/HMAC-SHA-\d+|SHA-\d+|AES-\d+-GCM|Argon2id|Ed25519|EdDSA|ES256|RS256/g);
    expect([...new Set(named)].sort()).toEqual([...inCode].sort());
  });

  it('takes from Node what the inventory needs: no other cipher, signature or derivation', () => {
    const names = new Set(product.flatMap(({ source }) => importsOf(source)));
    expect([...names].filter(Boolean).sort()).toEqual([
      'KeyObject',
      'argon2',
      'createCipheriv',
      'createDecipheriv',
      'createHash',
      'createHmac',
      'createPrivateKey',
      'createPublicKey',
      'generateKeyPairSync',
      'hash',
      'randomBytes',
      'randomUUID',
      'sign',
      'timingSafeEqual',
      'verify',
    ]);
    expect(filesWith(/(?:from|require\(|import\()\s*'crypto'|\* as \w+ from 'node:crypto'/)).toEqual([]);
  });

  it('has no arithmetic of curves of its own: one file loads a library for it', () => {
    expect(filesWith(/from '@noble\//)).toEqual([
      'apps/web/src/features/rewards/certificates/ed25519-library.ts',
    ]);
    expect(filesWith(/2n \*\* 25[25]n/)).toEqual([]);
  });

  it('uses SHA-1 for codes of authenticator apps alone, which know nothing else', () => {
    expect(filesWith(/'sha1'/)).toEqual([
      'apps/api/src/modules/accounts/identity/second-factor/check-code.ts',
    ]);
  });

  it('draws nothing on the server from a generator that can be predicted', () => {
    expect(filesWith(/Math\.random/).filter((file) => !file.startsWith('apps/web/'))).toEqual([]);
  });

  it('takes no certificate that does not check', () => {
    const refused = ['apps/api/src/config.ts'];
    expect(filesWith(/rejectUnauthorized|TLS_REJECT|checkServerIdentity/)).toEqual(refused);
  });
});
