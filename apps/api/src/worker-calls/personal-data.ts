import { impersonal } from '../database/personal-data.ts';
import { workerCalls } from './tables.ts';

export const personalData = {
  workerCalls: impersonal(
    workerCalls,
    'Work on its way from one server to another, such as a question to the assistant, without whose it is. It is deleted with its answer, after a minute at the latest.',
    ['id', 'kind', 'input', 'calledAt', 'claimedAt', 'answeredAt', 'output', 'failure'],
  ),
};
