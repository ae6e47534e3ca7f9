export { learnIntents, type Reader } from './learn.ts';
export { learnLeads } from './learn-leads.ts';
export { nearnessOf } from './nearness.ts';
export { ownMessages, readMessages } from './read-messages.ts';
