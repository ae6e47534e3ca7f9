export { ReviewCard } from './review-card.tsx';
export { ReviewList } from './review-list.tsx';
