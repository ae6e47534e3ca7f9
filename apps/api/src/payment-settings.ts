import { PAYMENT_CHANNELS, type PaymentChannel, type PaymentMode } from '@academy/domain/commerce/payments';

/** The settings of payments, as texts. */
interface PaymentTexts {
  readonly PAYSTACK_SECRET_KEY: string;
  readonly PAYSTACK_PUBLIC_KEY: string;
  readonly PAYSTACK_BASE_URL: string;
  readonly PAYSTACK_TEST_KEYS: 'refuse-on-https' | 'allow';
  readonly PUBLIC_URL: string | null;
}

/** The origins that the browser may contact during a payment. */
export interface PaymentSites {
  readonly script: string;
  readonly frame: string;
  readonly connect: string;
}

export interface PaymentSettings {
  readonly mode: PaymentMode;
  readonly secretKey: string;
  readonly publicKey: string | null;
  readonly baseUrl: string;
  readonly scriptUrl: string;
  readonly sites: PaymentSites;
}

export const PAYSTACK_URL = 'https://api.paystack.co';
const OFFICIAL_SITES: PaymentSites = {
  script: 'https://js.paystack.co',
  frame: 'https://checkout.paystack.com',
  connect: PAYSTACK_URL,
};
const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

export function readChannels(text: string): readonly PaymentChannel[] {
  return text.split(',').map((word) => {
    const channel = PAYMENT_CHANNELS.find((known) => known === word.trim());
    if (!channel) throw new Error(`must name channels among ${PAYMENT_CHANNELS.join(', ')}`);
    return channel;
  });
}

const modeOf = (key: string): PaymentMode => (key.includes('_live_') ? 'live' : 'test');

/** Forbidden combinations: keys of two modes, test keys on a public server, live keys with a simulator. */
function faultsOf(texts: PaymentTexts): string[] {
  const { PAYSTACK_SECRET_KEY: secret, PAYSTACK_PUBLIC_KEY: open, PAYSTACK_BASE_URL: base } = texts;
  const faults: string[] = [];
  const { protocol, hostname } = new URL(base);
  if (protocol !== 'https:' && !LOOPBACK.includes(hostname))
    faults.push('PAYSTACK_BASE_URL must be https, or an address of this machine');
  if (secret === '') {
    if (open !== '') faults.push('PAYSTACK_PUBLIC_KEY needs PAYSTACK_SECRET_KEY beside it');
    return faults;
  }
  if (open !== '' && modeOf(open) !== modeOf(secret))
    faults.push('PAYSTACK_PUBLIC_KEY must be of the same mode as PAYSTACK_SECRET_KEY');
  if (modeOf(secret) === 'live' && base !== PAYSTACK_URL)
    faults.push(`PAYSTACK_BASE_URL must be ${PAYSTACK_URL} with a live key`);
  const isPublic = texts.PUBLIC_URL?.startsWith('https:') ?? false;
  if (modeOf(secret) === 'test' && isPublic && texts.PAYSTACK_TEST_KEYS !== 'allow')
    faults.push('PAYSTACK_SECRET_KEY is a test key, and PUBLIC_URL is https: set PAYSTACK_TEST_KEYS=allow');
  return faults;
}

/** Null without keys: then payments are disabled, and courses are free in early access. */
export function readPaymentSettings(texts: PaymentTexts): {
  readonly payments: PaymentSettings | null;
  readonly faults: readonly string[];
} {
  const faults = faultsOf(texts);
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_PUBLIC_KEY, PAYSTACK_BASE_URL } = texts;
  if (secretKey === '' || faults.length > 0) return { payments: null, faults };
  const baseUrl = PAYSTACK_BASE_URL.replace(/\/+$/, '');
  const { origin } = new URL(baseUrl);
  // A stub serves page, script and API from one address.
  const sites =
    baseUrl === PAYSTACK_URL ? OFFICIAL_SITES : { script: origin, frame: origin, connect: origin };
  const publicKey = PAYSTACK_PUBLIC_KEY === '' ? null : PAYSTACK_PUBLIC_KEY;
  const scriptUrl = `${sites.script}/v2/inline.js`;
  return {
    payments: { mode: modeOf(secretKey), secretKey, publicKey, baseUrl, scriptUrl, sites },
    faults,
  };
}
