import { describe, expect, it } from 'vitest';
import { type HealthFacts, judgeHealth } from './index.ts';

const WELL: HealthFacts = {
  doesDatabaseAnswer: true,
  isDatabaseSuperuser: false,
  replica: null,
  freeDiskPercent: 60,
  pendingMigrations: 0,
  backupAgeHours: 5,
  signingKeyAgeDays: 30,
  doSigningKeysFit: true,
  doesSecretKeyFit: true,
  workers: null,
  lateJobs: 0,
  failedJobs: 0,
  unfinishedRetention: 0,
  sendsMail: true,
  unsentMails: 0,
  failedMails: 0,
  isHttps: true,
  isDemo: false,
  isReachable: true,
  takesPayments: true,
  isolation: 'account-and-network',
  providerDenial: null,
  usesLanguageModel: true,
  falseCounts: 0,
};

const stateOf = (facts: Partial<HealthFacts>, name: string) =>
  judgeHealth({ ...WELL, ...facts }).find(({ check }) => check === name)?.state;

describe('the health of the academy', () => {
  it('is good when all is well', () => {
    expect(judgeHealth(WELL).every(({ state }) => state === 'good')).toBe(true);
  });

  it.each([
    ['database', { doesDatabaseAnswer: false }, 'bad'],
    ['database', { isDatabaseSuperuser: true }, 'attention'],
    ['database', { doesDatabaseAnswer: false, isDatabaseSuperuser: true }, 'bad'],
    ['replica', { replica: 'used' }, 'good'],
    ['replica', { replica: 'behind' }, 'attention'],
    ['replica', { replica: 'unreachable' }, 'attention'],
    ['replica', { replica: 'other-database' }, 'bad'],
    ['disk', { freeDiskPercent: 20 }, 'good'],
    ['disk', { freeDiskPercent: 19 }, 'attention'],
    ['disk', { freeDiskPercent: 4 }, 'bad'],
    ['disk', { freeDiskPercent: null }, 'attention'],
    ['migrations', { pendingMigrations: 1 }, 'bad'],
    ['backup', { backupAgeHours: 26 }, 'good'],
    ['backup', { backupAgeHours: 27 }, 'attention'],
    ['backup', { backupAgeHours: 72 }, 'attention'],
    ['backup', { backupAgeHours: 73 }, 'bad'],
    ['backup', { backupAgeHours: null }, 'bad'],
    ['backup', { backupAgeHours: null, isReachable: false }, 'attention'],
    ['signing-key', { signingKeyAgeDays: 365 }, 'good'],
    ['signing-key', { signingKeyAgeDays: 366 }, 'attention'],
    ['signing-key', { doSigningKeysFit: false }, 'bad'],
    ['secret-key', {}, 'good'],
    ['secret-key', { doesSecretKeyFit: false }, 'bad'],
    ['jobs', { failedJobs: 1 }, 'attention'],
    ['jobs', { lateJobs: 1 }, 'bad'],
    ['mail', { sendsMail: false }, 'attention'],
    ['mail', { failedMails: 1 }, 'bad'],
    ['https', { isHttps: false }, 'bad'],
    ['https', { isHttps: false, isReachable: false }, 'attention'],
    ['demo', { isDemo: true }, 'bad'],
    ['demo', { isDemo: true, isReachable: false }, 'attention'],
    ['payments', { takesPayments: false }, 'attention'],
    ['programs', { isolation: 'none' }, 'bad'],
    ['programs', { isolation: 'none', isReachable: false }, 'attention'],
    ['programs', { isolation: 'account' }, 'attention'],
    ['programs', { isolation: 'network' }, 'good'],
    ['programs', { isolation: null }, 'attention'],
    ['retention', { unfinishedRetention: 0 }, 'good'],
    ['retention', { unfinishedRetention: 2 }, 'attention'],
    ['workers', { workers: null }, 'good'],
    ['workers', { workers: 2 }, 'good'],
    ['workers', { workers: 0 }, 'bad'],
    ['payments', { takesPayments: false, providerDenial: 401 }, 'attention'],
    ['payments', { providerDenial: 401 }, 'bad'],
    ['language-model', { falseCounts: 1 }, 'bad'],
    ['language-model', { usesLanguageModel: false, falseCounts: 1 }, 'good'],
  ] as const)('has for %s with %o the state %s', (check, facts, state) => {
    expect(stateOf(facts, check)).toBe(state);
  });

  it('counts false numbers only of a language model that is used', () => {
    const counted = (usesLanguageModel: boolean) =>
      judgeHealth({ ...WELL, usesLanguageModel, falseCounts: 3 }).find(
        ({ check }) => check === 'language-model',
      )?.value;
    expect([counted(true), counted(false)]).toEqual([3, null]);
  });

  it('puts the worst first', () => {
    const [first] = judgeHealth({ ...WELL, takesPayments: false, lateJobs: 2 });
    expect(first).toEqual({ check: 'jobs', state: 'bad', value: 2 });
  });
});
