export { MasterySection } from './mastery-section.tsx';
