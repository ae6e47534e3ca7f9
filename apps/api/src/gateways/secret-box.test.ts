import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openSecretBox, SecretKeyError, temporarySecretBox } from './secret-box.ts';

const folder = mkdtempSync(join(tmpdir(), 'academy-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));
const secret = Buffer.from('twenty bytes of it..');

describe('a sealed secret', () => {
  it('opens for its own row only, and reveals nothing of its text', () => {
    const box = temporarySecretBox();
    const sealed = box.seal(secret, 'one');
    expect(sealed.includes(secret)).toBe(false);
    expect(box.open(sealed, 'one')).toEqual(secret);
    expect(box.seal(secret, 'one')).not.toEqual(sealed);
  });

  it('does not open in another row, with another key, changed or cut', () => {
    const box = temporarySecretBox();
    const sealed = box.seal(secret, 'one');
    expect(box.open(sealed, 'other')).toBeNull();
    expect(temporarySecretBox().open(sealed, 'one')).toBeNull();
    const changed = Buffer.from(sealed);
    changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1);
    expect(box.open(changed, 'one')).toBeNull();
    expect(box.open(sealed.subarray(0, 20), 'one')).toBeNull();
    expect(box.open(secret, 'one')).toBeNull();
  });
});

describe('the file of the key', () => {
  it('is made once, for its owner alone, and read again', () => {
    const path = join(folder, 'deep', 'secret-key');
    const sealed = openSecretBox(path).seal(secret, 'one');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const before = readFileSync(path, 'utf8');
    expect(openSecretBox(path).open(sealed, 'one')).toEqual(secret);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('is not replaced where it cannot be read: what it sealed would be lost', () => {
    const path = join(folder, 'broken-key');
    writeFileSync(path, 'not a key');
    expect(() => openSecretBox(path)).toThrow(SecretKeyError);
  });
});
