import { RETENTION_DAYS } from '@academy/domain/product';
import { byAccount, byRow, impersonal, personal, WITH_THE_ACCOUNT } from '../../../database/personal-data.ts';
import {
  chatMessages,
  chatProgress,
  chatSessions,
  contentGaps,
  llmConsents,
  llmDays,
  llmLearnerDays,
  llmMonths,
} from './tables.ts';

export const personalData = {
  chatProgress: personal(chatProgress, {
    purpose: 'Your level with the assistant.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(chatProgress.userId)],
    exported: ['userId', 'level', 'experience', 'streakCurrent', 'streakLongest', 'lastChatDay', 'badges', 'met'],
    withheld: {},
  }),
  chatSessions: personal(chatSessions, {
    purpose: 'Your conversations with the assistant, and what it was told in them.',
    retention: `${RETENTION_DAYS.conversations} days.`,
    seenBy: ['self'],
    rows: [byAccount(chatSessions.userId)],
    exported: ['id', 'userId', 'agentType', 'createdAt', 'lastSeenAt', 'memory'],
    withheld: {},
  }),
  chatMessages: personal(chatMessages, {
    purpose:
      'What you and the assistant have said. What you say in danger or distress is kept in the same way, read by nobody of the academy, sent to no language model and counted nowhere.',
    retention: `${RETENTION_DAYS.conversations} days.`,
    seenBy: ['self'],
    rows: [byRow(chatMessages.sessionId, chatSessions, chatSessions.id)],
    exported: [
      'sessionId',
      'sequence',
      'role',
      'content',
      'saidAt',
      'agentType',
      'intent',
      'confidence',
      'engine',
      'citations',
      'isHelpful',
    ],
    withheld: {},
  }),
  llmConsents: personal(llmConsents, {
    purpose: 'Whether your questions may go to a language model outside the academy.',
    retention: WITH_THE_ACCOUNT,
    seenBy: ['self'],
    rows: [byAccount(llmConsents.userId)],
    exported: ['userId', 'isAgreed', 'decidedAt'],
    withheld: {},
  }),
  llmLearnerDays: personal(llmLearnerDays, {
    purpose: 'How much you have asked on a day, so that there is enough for everybody.',
    retention: `${RETENTION_DAYS.conversations} days.`,
    seenBy: ['self'],
    rows: [byAccount(llmLearnerDays.userId)],
    exported: ['userId', 'day', 'requests', 'tokens'],
    withheld: {},
  }),
  llmMonths: impersonal(llmMonths, 'What the language model costs in a month.', ['month', 'costMicrorand']),
  llmDays: impersonal(llmDays, 'What the language model costs in a day.', [
    'day',
    'purpose',
    'requests',
    'failures',
    'falseCounts',
    'tokensIn',
    'tokensOut',
    'costMicrorand',
  ]),
  contentGaps: impersonal(
    contentGaps,
    'Questions without an answer, or with one that did not help, by nobody in particular.',
    ['question', 'asked', 'lastAskedAt'],
  ),
};
