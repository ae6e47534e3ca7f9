import { expect, it } from 'vitest';
import { readStartCommand } from './start-command.ts';

it('takes the environment and the flags of Node from the command that starts the product', () => {
  const script = 'node tools/bootstrap.mjs install && exec env A=1 B_=20 node --small=8 --flat apps/main.ts';
  expect(readStartCommand(script)).toEqual({
    environment: { A: '1', B_: '20' },
    flags: ['--small=8', '--flat'],
  });
});

it('does not guess where the command starts no Node', () => {
  expect(() => readStartCommand('echo')).toThrow('No "node"');
});
