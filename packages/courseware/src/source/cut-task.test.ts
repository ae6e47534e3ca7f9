import { expect, it } from 'vitest';
import { cutTask } from './cut-task.ts';

it('cuts at the last heading', () => {
  expect(cutTask('## One\n\nText.\n\n### Your turn\n\nDo it.\n\nTwice.\n')).toEqual({
    before: '## One\n\nText.\n',
    task: '### Your turn\n\nDo it.\n\nTwice.',
  });
});

it('takes the last paragraph where there is no heading, and all where there is no other', () => {
  expect(cutTask('\nText.\n\nDo it\nnow.\n')).toEqual({ before: '\nText.\n', task: 'Do it\nnow.' });
  expect(cutTask('Do it.')).toEqual({ before: '', task: 'Do it.' });
});

it('takes neither a comment nor an empty line of a program for an end', () => {
  const text = 'Before.\n\nRun this:\n```python\n## two\n\nprint(1)\n```\n';
  expect(cutTask(text)).toEqual({
    before: 'Before.\n',
    task: 'Run this:\n```python\n## two\n\nprint(1)\n```',
  });
});
