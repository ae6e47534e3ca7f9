export {
  EVIDENCE,
  evidenceOf,
  LEAD_WEIGHTS_FILE,
  LEADS,
  type Lead,
  type LeadWeights,
  type Near,
  OF_LESSONS,
  type Understood,
} from './leads.ts';
export { normaliseMessage } from './normalise-message.ts';
export { type ReadMessage, readMessage } from './read-message.ts';
export { isStateIntent, type Route, routeByWords, routeMessage, routeWithinLesson } from './route-message.ts';
export { screenMessage } from './safety-screen.ts';
