export { addEvents, countEvents, listEvents } from './events.store.ts';
export { indexEvents } from './index-events.ts';
export { notifyRegistered } from './notify-registered.ts';
export { eventFields, projectEvent } from './project-event.ts';
export { listOwnRegistrations } from './register-for-event.ts';
