export { eventHandlers } from './events.routes.ts';
export { addEvents, countEvents } from './events.store.ts';
export { indexEvents } from './index-events.ts';
