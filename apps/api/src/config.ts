import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  CONTACT_EMAIL,
  CONTACT_PHONE,
  DOCUMENTATION_URL,
  SUPPORT_EMAIL,
  VIDEOS_URL,
} from '@academy/domain/product';

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

function url(protocols: readonly string[], says: string) {
  return setting('', says, (value) => {
    if (value === '') return null;
    if (!isAddress(value, protocols))
      throw new Error(`must be an address that starts with ${protocols.join('// or ')}//`);
    return value;
  });
}

function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
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

/** Every setting of the server, in the order of the README's table. An empty default means "not configured". */
export const SETTINGS = {
  HOST: text('127.0.0.1', 'Address to listen on'),
  PORT: integer('3000', 0, 65535, 'Port to listen on; 0 takes a free one'),
  DATA_DIR: text('./data', 'Folder of the managed database'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'PostgreSQL to use instead of the managed one'),
  PUBLIC_URL: url(['http:', 'https:'], 'Public address; https turns on secure cookies and HSTS'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'Mail server; without it mail waits in the outbox'),
  MAIL_FROM: text('NexusAI Academy <academy@localhost>', 'Sender of mail'),
  CONTACT_EMAIL: email(CONTACT_EMAIL, 'General address on the help page'),
  SUPPORT_EMAIL: email(SUPPORT_EMAIL, 'Address for support on the help page'),
  CONTACT_PHONE: text(CONTACT_PHONE, 'Phone line on the help page'),
  DOCUMENTATION_URL: link(DOCUMENTATION_URL, 'Documentation that the help page opens'),
  VIDEOS_URL: link(VIDEOS_URL, 'Video tutorials that the help page opens'),
  DEMO: oneOf(
    ['auto', 'on', 'off'],
    'auto',
    'Demo accounts; auto: only on this machine (loopback `HOST`, managed database, no `PUBLIC_URL` or `TRUST_PROXY`)',
  ),
  DEMO_PASSWORD: text('NexiiDemo1!', 'Password of the demo accounts'),
  WAITLIST_TRIES: integer('10', 1, 1_000_000, 'Registrations that one address may try in ten minutes'),
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
  readonly isSecure: boolean;
  readonly isReachable: boolean;
  readonly trustedProxies: readonly string[];
}

export class ConfigError extends Error {}

const LOOPBACK_HOSTS = ['127.0.0.1', '::1', 'localhost'];

/** Whether others than this machine can reach the server, itself or through a proxy. */
function isReachable({ HOST, PUBLIC_URL, TRUST_PROXY }: Settings): boolean {
  return !LOOPBACK_HOSTS.includes(HOST) || PUBLIC_URL !== null || TRUST_PROXY !== '';
}

/** Demo passwords are public, so by themselves demo accounts appear only where no stranger can come. */
function isForThisMachineOnly(settings: Settings): boolean {
  return settings.DATABASE_URL === null && !isReachable(settings);
}

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
  if (faults.length > 0)
    throw new ConfigError(`There are mistakes in the configuration:\n  ${faults.join('\n  ')}`);

  const settings = values as unknown as Settings;
  return Object.freeze({
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    isDemo: settings.DEMO === 'auto' ? isForThisMachineOnly(settings) : settings.DEMO === 'on',
    isSecure: settings.PUBLIC_URL?.startsWith('https:') ?? false,
    isReachable: isReachable(settings),
    trustedProxies: settings.TRUST_PROXY.split(',').flatMap((address) => address.trim() || []),
  });
}

/** The environment, with the settings of a file `.env` in the working folder for what it does not name. */
export function readEnvironment(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}
