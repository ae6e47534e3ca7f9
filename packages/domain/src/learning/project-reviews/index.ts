export { type ArrivalFact, type ArrivedEvent, arrivalFacts } from './learning-arrival.ts';
export {
  PEER_OFFER_MS,
  PEER_REVIEWS_MOST,
  readPeerJudgement,
  takePeerReview,
} from './peer-review.ts';
export {
  type CriterionJudgement,
  isPersonToReview,
  type Judgement,
  REVIEW_COMMENT_MAX_CHARACTERS,
  REVIEW_HOLD_MS,
  REVIEW_STATES,
  type ReviewState,
  readJudgement,
  reviewerAtWork,
  reviewState,
  takeReview,
} from './project-review.ts';
