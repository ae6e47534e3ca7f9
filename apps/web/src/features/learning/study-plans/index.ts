export { PlanCard } from './plan-card.tsx';
export { PlanSection } from './plan-section.tsx';
