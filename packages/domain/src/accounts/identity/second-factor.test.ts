import { describe, expect, it } from 'vitest';
import {
  base32,
  codeOfHash,
  foldRecoveryCode,
  RECOVERY_CODE_BYTES,
  recoveryCode,
  stepBytes,
  stepsTaken,
  totpStep,
  totpUri,
} from './index.ts';

const letters = (text: string) => new TextEncoder().encode(text);

describe('a code of an authenticator app', () => {
  it('is cut out of the hash as RFC 4226, 5.4 cuts it', () => {
    const hash = Uint8Array.from('1f8698690e02ca16618550ef7f19da8e945b555a'.match(/../g) ?? [], (byte) =>
      Number.parseInt(byte, 16),
    );
    expect(codeOfHash(hash)).toBe('872921');
  });

  it('belongs to a step of half a minute, written as eight bytes', () => {
    expect([29_999, 30_000, 59_000].map((ms) => totpStep(new Date(ms)))).toEqual([0, 1, 1]);
    expect([...stepBytes(0x27bc86aa)]).toEqual([0, 0, 0, 0, 0x27, 0xbc, 0x86, 0xaa]);
  });

  it('is taken half a minute early or late, and never twice', () => {
    const now = new Date(300_000);
    expect(stepsTaken(now, 0)).toEqual([10, 9, 11]);
    expect(stepsTaken(now, 10)).toEqual([11]);
    expect(stepsTaken(now, 11)).toEqual([]);
  });

  it('begins with a secret that apps can read', () => {
    expect(base32(letters('12345678901234567890'))).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(totpUri('An Academy', 'thandi@example.co.za', 'ABC')).toBe(
      'otpauth://totp/An%20Academy:thandi%40example.co.za?secret=ABC&issuer=An%20Academy&algorithm=SHA1&digits=6&period=30',
    );
  });
});

describe('a recovery code', () => {
  it('is known however it is typed', () => {
    const code = recoveryCode(new Uint8Array([0, 1, 31, 32, 63, 5, 6, 7, 8, 9]));
    expect(code).toBe('01Z0Z-56789');
    expect(['01z0z56789', ' o1zoz-56789 ', 'OLZ0Z 56789'].map(foldRecoveryCode)).toEqual([code, code, code]);
  });

  it('has fifty random bits: each of its ten characters is any of thirty-two', () => {
    expect(RECOVERY_CODE_BYTES).toBe(10);
    for (let place = 0; place < RECOVERY_CODE_BYTES; place += 1) {
      const codes = Array.from({ length: 32 }, (_, letter) => {
        const bytes = new Uint8Array(RECOVERY_CODE_BYTES);
        bytes[place] = letter;
        return recoveryCode(bytes);
      });
      expect(new Set(codes).size).toBe(32);
    }
  });

  it('is nothing else', () => {
    expect(['123456', '01Z0Z-5678', '01Z0Z-5678!', ''].map(foldRecoveryCode)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
