import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const FLAGS = { isPresent: 0x01, isVerified: 0x04, hasKey: 0x40 };

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();

/** CBOR of what is needed here: small whole numbers, texts, bytes and maps (RFC 8949). */
function cbor(value: number | string | Buffer | ReadonlyMap<number | string, unknown>): Buffer {
  // The shortest form: what is read is encoded again to find its end.
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as string)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

interface Ceremony {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
  /** Without user verification. */
  readonly isUnverified?: boolean;
  /** How much longer than a real key it is. */
  readonly stuffingBytes?: number;
}

/** A device with one passkey, with the responses of a browser. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const state = { signCount: 0 };

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  function head({ rpId, isUnverified }: Ceremony, more: number): Buffer {
    const flags = FLAGS.isPresent | (isUnverified ? 0 : FLAGS.isVerified) | more;
    const signCount = Buffer.alloc(4);
    signCount.writeUInt32BE(state.signCount);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), signCount]);
  }

  return {
    state,
    make(ceremony: Ceremony) {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
          ...(ceremony.stuffingBytes ? [[-4, Buffer.alloc(ceremony.stuffingBytes)] as const] : []),
        ]),
      );
      const size = Buffer.from([id.length >> 8, id.length & 0xff]);
      const authData = Buffer.concat([head(ceremony, FLAGS.hasKey), Buffer.alloc(16), size, id, key]);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      };
    },
    sign(ceremony: Ceremony) {
      state.signCount += 1;
      const data = clientData('webauthn.get', ceremony);
      const authenticatorData = head(ceremony, 0);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return {
        id: id.toString('base64url'),
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}
