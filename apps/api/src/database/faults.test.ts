import { describe, expect, it } from 'vitest';
import { AWAY_MESSAGES } from './driver/fault-messages.ts';
import {
  isDatabaseAway,
  isDatabaseFault,
  isRecoveryConflict,
  refusalOfDatabase,
  refusalOfReplica,
} from './faults.ts';

const withCode = (code: string) => Object.assign(new Error('from the driver'), { code });

describe('a database that is away', () => {
  it.each(['57P01', '57P02', '57P03', '57014', '53100', '53200', '53300', '08006', 'ECONNREFUSED', 'ENOENT'])(
    'is known by %s, also inside the errors of others',
    (code) => {
      expect(isDatabaseAway(withCode(code))).toBe(true);
      expect(isDatabaseAway(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
      expect(isDatabaseAway(new AggregateError([new Error('x'), withCode(code)]))).toBe(true);
    },
  );

  it.each([...AWAY_MESSAGES, 'could not write to file "pg_xact/0000": No space left on device'])(
    'is known by "%s", which has no code',
    (message) => {
      expect(isDatabaseAway(new Error(message))).toBe(true);
    },
  );

  it.each(['23505', '42P01', '57P04', '54000', '3D000', ''])('is not meant by %j', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(false);
  });
});

describe('a database that refuses us', () => {
  it.each([
    ['3D000', 'does not exist'],
    ['28P01', 'the user or password'],
    ['28000', 'the user or password'],
    ['42501', 'create and change tables'],
  ])('is explained for %s', (code, words) => {
    expect(refusalOfDatabase(new Error('Failed query', { cause: withCode(code) }))).toContain(words);
  });

  it('is explained for a missing password', () => {
    const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
    expect(refusalOfDatabase(error)).toBe('The database asks for a password, but DATABASE_URL has none.');
  });

  it('is nothing that other errors are', () => {
    expect(refusalOfDatabase(withCode('23505'))).toBeNull();
  });
});

describe('a replica that fails', () => {
  it.each(['42P01', '42703', '25006', '40001', '57014', 'ECONNRESET'])('is known by %s', (code) => {
    expect(isDatabaseFault(new Error('Failed query', { cause: withCode(code) }))).toBe(true);
  });

  it('is not meant by an error of ours', () => {
    expect([isDatabaseFault(new TypeError('x')), isDatabaseFault(withCode('ERR_ASSERTION'))]).toEqual([
      false,
      false,
    ]);
  });

  it('goes on after it has ended one query because of its replay', () => {
    expect([isRecoveryConflict(withCode('40001')), isRecoveryConflict(withCode('57P01'))]).toEqual([
      true,
      false,
    ]);
  });

  it('is explained by its own setting', () => {
    expect(refusalOfReplica(withCode('28P01'))).toContain('DATABASE_REPLICA_URL');
    expect(refusalOfReplica(withCode('57P03'))).toBeNull();
  });
});
