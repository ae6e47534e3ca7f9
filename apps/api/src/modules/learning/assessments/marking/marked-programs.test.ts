import { type AddressInfo, createServer } from 'node:net';
import { ESCAPES } from '@academy/courseware/test/escapes';
import { describe, expect, it } from 'vitest';
import { useAssessedCourse } from '../test/assessed-course.ts';
import { marked } from '../test/marked-program.ts';

const { enrolledLearner } = useAssessedCourse();

describe('a program that is handed in', () => {
  it.each([
    ['def double(n):\n    return 2 * n\n', true],
    ['import stats\ndef double(n):\n    return stats.mean([n, n]) * 2\n', true],
    ['def double(n):\n    return n\n', false],
    ['this is no program', false],
    ['', false],
  ])('is run: %j is right: %s', async (source, isRight) => {
    expect(await marked(await enrolledLearner(), source)).toEqual([200, isRight]);
  });

  it.each([
    [
      'leaves its interpreter',
      'f = open("/lib/heapq.py", "w")\nf.write("import js")\nf.close()\nimport heapq\n',
    ],
    [
      'claims to equal everything',
      'class Always:\n    def __eq__(self, other):\n        return True\n\ndef double(n):\n    return Always()\n',
    ],
  ])('is wrong when it %s', async (_what, source) => {
    expect(await marked(await enrolledLearner(), source)).toEqual([200, false]);
  });

  it('and forges its way out opens no connection, and is wrong', async () => {
    const connections: number[] = [];
    const listener = createServer((socket) => connections.push(socket.remotePort ?? 0));
    await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
    const { port } = listener.address() as AddressInfo;
    const source = ESCAPES.server.replace('3111', String(port));
    expect(source).toContain(String(port));
    expect(await marked(await enrolledLearner(), source)).toEqual([200, false]);
    expect(connections).toEqual([]);
    await new Promise((closed) => listener.close(closed));
  });
});
