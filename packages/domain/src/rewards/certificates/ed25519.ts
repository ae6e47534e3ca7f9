// Checks Ed25519 signatures (RFC 8032) in browsers whose own cryptography does not know them yet. It only ever sees
// what is public, so nothing depends on how long it takes. It makes no signatures and keeps no key.
const P = 2n ** 255n - 19n;
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;

const mod = (value: bigint, modulus = P) => ((value % modulus) + modulus) % modulus;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = mod(base);
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}

const inverse = (value: bigint) => power(value, P - 2n);

const D = mod(-121665n * inverse(121666n));
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n);

/** Extended coordinates: x = X/Z, y = Y/Z, x·y = T/Z. */
interface Point {
  readonly X: bigint;
  readonly Y: bigint;
  readonly Z: bigint;
  readonly T: bigint;
}
const ZERO: Point = { X: 0n, Y: 1n, Z: 1n, T: 0n };

/** RFC 8032, 5.1.4. */
function add(p: Point, q: Point): Point {
  const a = mod((p.Y - p.X) * (q.Y - q.X));
  const b = mod((p.Y + p.X) * (q.Y + q.X));
  const c = mod(2n * p.T * q.T * D);
  const d = mod(2n * p.Z * q.Z);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return { X: mod(e * f), Y: mod(g * h), Z: mod(f * g), T: mod(e * h) };
}

function multiply(point: Point, scalar: bigint): Point {
  let result = ZERO;
  let doubled = point;
  for (let rest = scalar; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = add(result, doubled);
    doubled = add(doubled, doubled);
  }
  return result;
}

const isSame = (p: Point, q: Point) => mod(p.X * q.Z - q.X * p.Z) === 0n && mod(p.Y * q.Z - q.Y * p.Z) === 0n;

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => value * 256n + BigInt(byte), 0n);
}

/** RFC 8032, 5.1.3: y, and in the highest bit which of the two x it is; null where that is no point. */
function pointOf(bytes: Uint8Array): Point | null {
  const whole = littleEndian(bytes);
  const sign = whole >> 255n;
  const y = whole & (2n ** 255n - 1n);
  if (y >= P) return null;
  const [u, v] = [mod(y * y - 1n), mod(D * y * y + 1n)];
  let x = mod(u * v ** 3n * power(u * v ** 7n, (P - 5n) / 8n));
  if (mod(v * x * x) === mod(-u)) x = mod(x * ROOT_OF_MINUS_ONE);
  if (mod(v * x * x) !== u || (x === 0n && sign === 1n)) return null;
  if ((x & 1n) !== sign) x = P - x;
  return { X: x, Y: y, Z: 1n, T: mod(x * y) };
}

const BASE = pointOf(Uint8Array.from([0x58, ...new Array<number>(31).fill(0x66)])) ?? ZERO;

interface Signed {
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  readonly publicKey: Uint8Array;
}

/** RFC 8032, 5.1.7. SHA-512 is passed in: every browser with a secure connection has it. */
export async function isSignatureOf(
  { message, signature, publicKey }: Signed,
  sha512: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
): Promise<boolean> {
  if (signature.length !== 64 || publicKey.length !== 32) return false;
  const [r, s] = [signature.subarray(0, 32), littleEndian(signature.subarray(32))];
  const [pointR, pointA] = [pointOf(r), pointOf(publicKey)];
  // A larger number would make a second signature of the same text.
  if (pointR === null || pointA === null || s >= ORDER) return false;
  const digest = await sha512(Uint8Array.from([...r, ...publicKey, ...message]));
  const k = mod(littleEndian(digest), ORDER);
  return isSame(multiply(BASE, s), add(pointR, multiply(pointA, k)));
}
