import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { TRY_LIMITS } from '@academy/domain/accounts/identity';
import {
  CONTACT_EMAIL,
  CONTACT_PHONE,
  DOCUMENTATION_URL,
  PAYMENT_EMAIL,
  PRODUCT_NAME,
  SUPPORT_EMAIL,
  VIDEOS_URL,
} from '@academy/domain/product';
import { type LlmSettings, readLlmSettings } from './llm-settings.ts';
import { PAYSTACK_URL, type PaymentSettings, readChannels, readPaymentSettings } from './payment-settings.ts';

interface Setting<Value> {
  readonly fallback: string;
  readonly says: string;
  readonly read: (text: string) => Value;
}

function setting<Value>(fallback: string, says: string, read: (text: string) => Value): Setting<Value> {
  return { fallback, says, read };
}

const text = (fallback: string, says: string) => setting(fallback, says, (value) => value);

function oneOf<const Word extends string>(words: readonly Word[], fallback: Word, says: string) {
  return setting(fallback, says, (value) => {
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) throw new Error(`must be one of ${words.join(', ')}`);
    return word;
  });
}

function integer(fallback: string, least: number, most: number, says: string) {
  return setting(fallback, says, (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      throw new Error(`must be a whole number from ${least} to ${most}`);
    return number;
  });
}

function decimal(fallback: string, most: number, says: string) {
  return setting(fallback, says, (value) => {
    const number = Number(value);
    if (!/^\d+(\.\d+)?$/.test(value) || number > most) throw new Error(`must be a number from 0 to ${most}`);
    return number;
  });
}

function url(protocols: readonly string[], says: string) {
  return setting('', says, (value) => {
    if (value === '') return null;
    if (!isAddress(value, protocols))
      throw new Error(`must be an address that starts with ${protocols.join('// or ')}//`);
    if (trustsAnyCertificate(value)) throw new Error('must not turn off the check of certificates');
    return value;
  });
}

// The parts of an address that the drivers of the database and of mail read.
const UNCHECKED = /^(?:ssl(?:mode)?=no-verify|uselibpqcompat=.*|tls\.rejectUnauthorized=.*)$/;

/** Addresses of PostgreSQL may name a user and no host, which is then in `?host=`. */
const withHost = (address: string) => address.replace(/^(\w+:\/\/[^/?#]*@)(?=\/)/, '$1localhost');

function trustsAnyCertificate(address: string): boolean {
  return [...new URL(withHost(address)).searchParams].some(([name, word]) =>
    UNCHECKED.test(`${name}=${word}`),
  );
}

function isAddress(value: string, protocols: readonly string[]): boolean {
  const address = withHost(value);
  return URL.canParse(address) && protocols.includes(new URL(address).protocol);
}

function link(fallback: string, says: string) {
  return setting(fallback, says, (value) => {
    if (!isAddress(value, ['http:', 'https:']))
      throw new Error('must be an address that starts with http:// or https://');
    return value;
  });
}

function email(fallback: string, says: string) {
  return setting(fallback, says, (value) => {
    if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new Error('must be an email address');
    return value;
  });
}

function shaped(shape: RegExp, fault: string, says: string) {
  return setting('', says, (value) => {
    if (value !== '' && !shape.test(value)) throw new Error(fault);
    return value;
  });
}

/** Every setting of the server, in the order of docs/configuration.md (`node tools/docs/write-configuration.ts`). An empty default means "not configured". */
export const SETTINGS = {
  ROLE: oneOf(
    ['all', 'web', 'worker'],
    'all',
    'What this process does. With `web` it answers requests, and leaves marking, documents, embeddings, mail and other jobs to processes with `worker`, which answer only probes and `/metrics`',
  ),
  HOST: text('127.0.0.1', 'Address to listen on'),
  PORT: integer('3000', 0, 65535, 'Port to listen on; 0 takes a free one'),
  DATA_DIR: text('./data', 'Folder of the managed database'),
  SIGNING_KEY_FILE: text(
    '',
    'File of the keys that sign certificates; without it `signing-keys.json` in `DATA_DIR`. Servers of one academy share it',
  ),
  SECRET_KEY_FILE: text(
    '',
    'File of the key that seals what the server reads again, such as secrets of authenticator apps; without it `secret-key` in `DATA_DIR`. Servers of one academy share it',
  ),
  BACKUP_MARKER_FILE: text(
    '',
    'File that your backup touches when it is done; without it `last-backup` in `DATA_DIR`. The health page says how old it is',
  ),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'PostgreSQL to use instead of the managed one. Its role owns the database and should be no superuser',
  ),
  DIRECT_DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'Address of the database itself when `DATABASE_URL` is a pooler in transaction mode; of the same user. Migrations, jobs and listeners use it',
  ),
  DATABASE_REPLICA_URL: url(
    ['postgres:', 'postgresql:'],
    'Address of a standby of that database, of the same user. Catalogue, search, figures, copies of data and public checks of certificates are read there while it is at most five seconds behind',
  ),
  PUBLIC_URL: url(['http:', 'https:'], 'Public address; https turns on secure cookies and HSTS'),
  ALLOWED_HOSTS: text(
    '',
    'Further names that the server answers for, comma-separated. Besides them only that of `PUBLIC_URL`, `localhost` and IP addresses are answered: list a name such as `laptop.local` if you use it',
  ),
  SMTP_URL: url(['smtp:', 'smtps:'], 'Mail server; without it mail waits in the outbox'),
  MAIL_FROM: text('NexusAI Academy <academy@localhost>', 'Sender of mail'),
  CONTACT_EMAIL: email(CONTACT_EMAIL, 'General address on the help page'),
  SUPPORT_EMAIL: email(SUPPORT_EMAIL, 'Address for support on the help page'),
  CONTACT_PHONE: text(CONTACT_PHONE, 'Phone line on the help page'),
  DOCUMENTATION_URL: link(DOCUMENTATION_URL, 'Documentation that the help page opens'),
  VIDEOS_URL: link(VIDEOS_URL, 'Video tutorials that the help page opens'),
  PAYSTACK_SECRET_KEY: shaped(
    /^sk_(test|live)_\w+$/,
    'must begin with sk_test_ or sk_live_',
    'Secret key of Paystack; without it courses are free in early access',
  ),
  PAYSTACK_PUBLIC_KEY: shaped(
    /^pk_(test|live)_\w+$/,
    'must begin with pk_test_ or pk_live_',
    'Public key of Paystack, of the same mode',
  ),
  PAYSTACK_BASE_URL: link(PAYSTACK_URL, 'Where Paystack answers; another address only for test keys'),
  PAYSTACK_CHANNELS: setting(
    'card,eft,capitec_pay,qr',
    'Ways to pay that are offered, comma-separated',
    readChannels,
  ),
  PAYSTACK_TIMEOUT_MS: integer('4000', 100, 10_000, 'How long Paystack may take for an answer'),
  PAYSTACK_TEST_KEYS: oneOf(
    ['refuse-on-https', 'allow'],
    'refuse-on-https',
    'Whether test keys are taken when `PUBLIC_URL` is https',
  ),
  PAYMENT_EMAIL: email(PAYMENT_EMAIL, 'Address that Paystack is given for an account without one'),
  SELLER_NAME: text(PRODUCT_NAME, 'Who sells, on receipts'),
  SELLER_ADDRESS: text('', 'Address of the seller, on receipts'),
  SELLER_REGISTRATION: text('', 'Registration number of the seller, on receipts'),
  VAT_NUMBER: shaped(
    /^4\d{9}$/,
    'must have ten digits and begin with 4',
    'VAT number of a registered vendor; without it no receipt mentions VAT',
  ),
  VAT_PERCENT: integer('15', 0, 50, 'VAT inside the prices of a registered vendor'),
  DEMO: oneOf(
    ['auto', 'on', 'off'],
    'auto',
    'Demo accounts; auto: only on this machine (loopback `HOST`, managed database, no `PUBLIC_URL` or `TRUST_PROXY`)',
  ),
  DEMO_PASSWORD: text('NexiiDemo1!', 'Password of the demo accounts'),
  STAFF_SECOND_FACTOR: oneOf(
    ['auto', 'optional', 'required'],
    'auto',
    'Whether trainers and administrators need a second factor for what staff do; auto: everywhere but in the demo',
  ),
  MARKING_ISOLATION: oneOf(
    ['required', 'best-effort'],
    'required',
    'Whether the server refuses to start where programs of learners could only run under its own account; with `DEMO` it never refuses',
  ),
  AGENT_MODEL: oneOf(
    ['minilm', 'off'],
    'minilm',
    'Language model that the assistant finds passages of lessons with, about 80 MB of memory; off: it only links to lessons',
  ),
  LLM_BASE_URL: url(
    ['http:', 'https:'],
    'OpenAI-compatible service that writes the assistant’s answers, such as `https://api.example/v1`; without it the assistant answers by itself',
  ),
  LLM_API_KEY: text('', 'Key of that service; a local one needs none'),
  LLM_MODEL: text('', 'Model of that service'),
  LLM_PRICE_IN: decimal('0', 100_000, 'What a million tokens cost that are sent'),
  LLM_PRICE_OUT: decimal('0', 100_000, 'What a million tokens cost that are answered'),
  LLM_PRICE_CURRENCY: oneOf(['ZAR', 'USD'], 'ZAR', 'In which money these prices are'),
  LLM_RAND_PER_DOLLAR: decimal('20', 1000, 'Rand for a dollar, where prices are in USD'),
  LLM_LEARNER_REQUESTS: integer('40', 0, 100_000, 'Calls to the service for one learner on one day'),
  LLM_LEARNER_TOKENS: integer('60000', 0, 100_000_000, 'Tokens for one learner on one day'),
  LLM_MONTHLY_CAP_RAND: integer('500', 0, 10_000_000, 'What the service may cost in a month, in rand'),
  LLM_FIRST_TOKEN_MS: integer('6000', 10, 10_000, 'How long the service may take to begin an answer'),
  LLM_NEXT_TOKEN_MS: integer('3000', 10, 10_000, 'How long it may pause within an answer'),
  WAITLIST_TRIES: integer(
    String(TRY_LIMITS['waitlist-tries'].tries),
    1,
    1_000_000,
    'Registrations that one address may try in ten minutes, on all servers together',
  ),
  WAITLIST_PLACES_PER_ADDRESS: integer('10', 1, 1_000_000, 'Places that one address may take in a day'),
  TRUST_PROXY: text('', 'Addresses of reverse proxies whose X-Forwarded-* headers count, comma-separated'),
  METRICS_TOKEN: text(
    '',
    'Bearer token that /metrics asks for; without it /metrics is open on this machine only',
  ),
  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug'], 'warn', 'How much the server logs'),
  SHUTDOWN_DELAY_MS: integer('0', 0, 60_000, 'Pause between "not ready" and closing, for load balancers'),
} as const;

type SettingName = keyof typeof SETTINGS;
type Settings = { readonly [Name in SettingName]: ReturnType<(typeof SETTINGS)[Name]['read']> };

export interface Config extends Settings {
  readonly isDemo: boolean;
  /** Staff have their rights only in a sign-in that has shown a second factor. */
  readonly needsStrongStaff: boolean;
  readonly isSecure: boolean;
  readonly isReachable: boolean;
  readonly trustedProxies: readonly string[];
  readonly allowedHosts: readonly string[];
  /** Null: payments are disabled. */
  readonly payments: PaymentSettings | null;
  /** Null: no external language model. */
  readonly llm: LlmSettings | null;
}

export class ConfigError extends Error {}

const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost'];

/** Whether other machines can reach the server, directly or through a proxy. */
function isReachable({ HOST, PUBLIC_URL, TRUST_PROXY }: Settings): boolean {
  return !LOOPBACK_HOSTS.includes(HOST) || PUBLIC_URL !== null || TRUST_PROXY !== '';
}

/** Demo passwords are public, so by default demo accounts exist only where no stranger can reach them. */
function isForThisMachineOnly(settings: Settings): boolean {
  return settings.DATABASE_URL === null && !isReachable(settings);
}

const listOf = (value: string) => value.split(',').flatMap((item) => item.trim() || []);

/** Reads the environment once; all faults are reported together. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { fallback, read }] of Object.entries(SETTINGS)) {
    try {
      values[name] = read(environment[name]?.trim() || fallback);
    } catch (error) {
      faults.push(`${name} ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (environment.PGSSLMODE === 'no-verify') faults.push('PGSSLMODE must not be no-verify');
  if (environment.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    faults.push('NODE_TLS_REJECT_UNAUTHORIZED must not be 0');
  const settings = values as unknown as Settings;
  if (settings.DIRECT_DATABASE_URL && !settings.DATABASE_URL)
    faults.push('DIRECT_DATABASE_URL needs DATABASE_URL');
  if (settings.DATABASE_REPLICA_URL && !settings.DATABASE_URL)
    faults.push('DATABASE_REPLICA_URL needs DATABASE_URL');
  if (settings.ROLE && settings.ROLE !== 'all' && !settings.DATABASE_URL)
    faults.push('ROLE must be all without DATABASE_URL: a managed database serves one process');
  if (settings.ROLE === 'worker' && !settings.PUBLIC_URL)
    faults.push('ROLE=worker needs PUBLIC_URL: links in mail lead there');
  const read = faults.length === 0 ? readPaymentSettings(settings) : null;
  const model = faults.length === 0 ? readLlmSettings(settings) : null;
  faults.push(...(read?.faults ?? []), ...(model?.faults ?? []));
  if (faults.length > 0)
    throw new ConfigError(`There are mistakes in the configuration:\n  ${faults.join('\n  ')}`);

  const isDemo = settings.DEMO === 'auto' ? isForThisMachineOnly(settings) : settings.DEMO === 'on';
  return Object.freeze({
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    SIGNING_KEY_FILE: resolve(settings.SIGNING_KEY_FILE || join(settings.DATA_DIR, 'signing-keys.json')),
    SECRET_KEY_FILE: resolve(settings.SECRET_KEY_FILE || join(settings.DATA_DIR, 'secret-key')),
    BACKUP_MARKER_FILE: resolve(settings.BACKUP_MARKER_FILE || join(settings.DATA_DIR, 'last-backup')),
    isDemo,
    needsStrongStaff:
      settings.STAFF_SECOND_FACTOR === 'auto' ? !isDemo : settings.STAFF_SECOND_FACTOR === 'required',
    isSecure: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    isReachable: isReachable(settings),
    trustedProxies: listOf(settings.TRUST_PROXY),
    allowedHosts: listOf(settings.ALLOWED_HOSTS),
    payments: read?.payments ?? null,
    llm: model?.llm ?? null,
  });
}

/** The environment, with a `.env` file in the working folder for the settings that it does not name. */
export function readEnvironment(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
