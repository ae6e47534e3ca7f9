export { EVENT_STRIP } from './event-layouts.tsx';
export { EventSection } from './event-section.tsx';
