import { impersonal } from '../database/personal-data.ts';
import { workerCalls } from './tables.ts';

export const personalData = {
  workerCalls: impersonal(
    workerCalls,
    'Work on its way from one server to another. A row is deleted with its answer, at latest after a minute.',
    ['id', 'kind', 'input', 'calledAt', 'claimedAt', 'answeredAt', 'output', 'failure'],
  ),
};
