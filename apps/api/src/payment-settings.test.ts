import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const TEST_KEY = { PAYSTACK_SECRET_KEY: 'sk_test_x' };
const LIVE_KEY = { PAYSTACK_SECRET_KEY: 'sk_live_x' };
const HTTPS = { PUBLIC_URL: 'https://academy.example' };

describe('the settings of payments', () => {
  it('R4 are not there by themselves', () => {
    expect(readConfig({}).payments).toBeNull();
  });

  it('name the provider’s own sites', () => {
    expect(readConfig({ ...LIVE_KEY, PAYSTACK_PUBLIC_KEY: 'pk_live_x', ...HTTPS }).payments).toEqual({
      mode: 'live',
      secretKey: 'sk_live_x',
      publicKey: 'pk_live_x',
      baseUrl: 'https://api.paystack.co',
      scriptUrl: 'https://js.paystack.co/v2/inline.js',
      sites: {
        script: 'https://js.paystack.co',
        frame: 'https://checkout.paystack.com',
        connect: 'https://api.paystack.co',
      },
    });
  });

  it('name one site for a stand-in on this machine', () => {
    const { payments } = readConfig({ ...TEST_KEY, PAYSTACK_BASE_URL: 'http://127.0.0.1:4010/' });
    expect(payments).toMatchObject({
      mode: 'test',
      baseUrl: 'http://127.0.0.1:4010',
      scriptUrl: 'http://127.0.0.1:4010/v2/inline.js',
      sites: { frame: 'http://127.0.0.1:4010' },
    });
  });

  it.each([
    [{ PAYSTACK_SECRET_KEY: 'secret' }, 'PAYSTACK_SECRET_KEY must begin with sk_test_ or sk_live_'],
    [{ PAYSTACK_SECRET_KEY: 'pk_test_x' }, 'PAYSTACK_SECRET_KEY must begin with'],
    [{ PAYSTACK_PUBLIC_KEY: 'pk_test_x' }, 'PAYSTACK_PUBLIC_KEY needs PAYSTACK_SECRET_KEY'],
    [{ ...TEST_KEY, PAYSTACK_PUBLIC_KEY: 'pk_live_x' }, 'must be of the same mode'],
    [{ ...LIVE_KEY, PAYSTACK_PUBLIC_KEY: 'pk_test_x' }, 'must be of the same mode'],
    [{ ...TEST_KEY, ...HTTPS }, 'set PAYSTACK_TEST_KEYS=allow'],
    [
      { ...LIVE_KEY, PAYSTACK_BASE_URL: 'http://127.0.0.1:4010' },
      'must be https://api.paystack.co with a live key',
    ],
    [{ ...LIVE_KEY, PAYSTACK_BASE_URL: 'https://api.paystack.example' }, 'with a live key'],
    [
      { ...TEST_KEY, PAYSTACK_BASE_URL: 'http://pay.example' },
      'must be https, or an address of this machine',
    ],
    [{ PAYSTACK_CHANNELS: 'card,cash' }, 'PAYSTACK_CHANNELS must name channels among card, eft'],
    [{ VAT_NUMBER: '123' }, 'VAT_NUMBER must have ten digits and begin with 4'],
  ])('refuse %j', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  it('take test keys behind https when the setting allows it', () => {
    const settings = { ...TEST_KEY, ...HTTPS, PAYSTACK_TEST_KEYS: 'allow' };
    expect(readConfig(settings).payments?.mode).toBe('test');
  });

  it('offer the channels that are named, in their order', () => {
    expect(readConfig({ PAYSTACK_CHANNELS: 'qr, card' }).PAYSTACK_CHANNELS).toEqual(['qr', 'card']);
  });
});
