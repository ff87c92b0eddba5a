import { expect, test } from 'vitest';
import { faultOf, type Fault } from './faults.ts';

const coded = (code: string) => Object.assign(new Error('it failed'), { code });

test.for<[sqlite: string, postgres: string, fault: Fault]>([
  ['SQLITE_READONLY_DBMOVED', '25006', 'readonly'],
  ['SQLITE_BUSY_SNAPSHOT', '55P03', 'busy'],
  ['SQLITE_CORRUPT_INDEX', 'XX001', 'unreadable'],
  ['SQLITE_CONSTRAINT_UNIQUE', '23505', 'rule'],
  ['SQLITE_CONSTRAINT_NOTNULL', '23502', 'rule'],
])('%s of SQLite and %s of PostgreSQL are one fault: %s', ([sqlite, postgres, fault]) => {
  expect([faultOf(coded(sqlite)), faultOf(coded(postgres))]).toEqual([fault, fault]);
});

test.for(['08006', '08001', '57P01', '57P03', '53300'])(
  '%s is a connection that is lost',
  (code) => {
    expect(faultOf(coded(code))).toBe('lost');
  },
);

test('room that a server of PostgreSQL lacks is not that of this disk', () => {
  expect(['SQLITE_FULL', 'ENOSPC', '53100', '53200'].map((code) => faultOf(coded(code)))).toEqual([
    'full',
    'full',
    'crowded',
    'crowded',
  ]);
});

test('what is no fault of a database is none', () => {
  expect([coded('EWHATEVER'), coded('42601'), new Error('no code'), null].map(faultOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
