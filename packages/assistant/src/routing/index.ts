export {
  EVIDENCE,
  evidenceOf,
  LEAD_WEIGHTS_FILE,
  LEADS,
  type Lead,
  type LeadWeights,
  type NearestMatches,
  OF_LESSONS,
  type UnderstoodMessage,
} from './leads.ts';
export { type ReadMessage, readMessage } from './read-message.ts';
export { isStateIntent, type Route, routeByWords, routeMessage, routeWithinLesson } from './route-message.ts';
export { screenMessage } from './safety-screen.ts';
export { textsToCompare } from './texts-to-compare.ts';
