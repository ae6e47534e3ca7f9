export { RETENTION_DAYS } from './retention-days.ts';

// R13: the product's name is defined only here.
export const PRODUCT_NAME = 'NexusAI Academy';

// R5, R13: contact details, unless the server's settings give others.
export const CONTACT_EMAIL = 'hello@nexusai.academy';
export const SUPPORT_EMAIL = 'support@nexusai.academy';
// 2§5: the address for payments of accounts without one.
export const PAYMENT_EMAIL = 'payments@nexusai.academy';
export const CONTACT_PHONE = '+27 10 000 0000';
export const DOCUMENTATION_URL = 'https://docs.nexusai.academy';
export const VIDEOS_URL = 'https://www.youtube.com/@nexusaiacademy';

/** 1§9, R10: the launch in the local time of the browser, hence without an offset. */
export const LAUNCH_AT = '2025-09-01T00:00:00';
/** R5: the chat and the footer name another date; both readings are kept. */
export const ANNOUNCED_LAUNCH_DAY = '2025-07-21';
export const WAITLIST_CAPACITY = 50; // 1§9

/** 2§9: the price of a course without its own, by the place that shows it, and the default of a new entry. */
export const SPECIFIED_PRICES = {
  featuredPriceInRand: 2500,
  coursePriceInRand: 1800,
  homeFirstPriceInRand: 1500,
  homeStepInRand: 300,
  newCoursePriceInRand: 2500,
  newCurriculumPriceInRand: 5000,
  newPathPriceInRand: 15_000,
};
export type DefaultPrices = Readonly<typeof SPECIFIED_PRICES>;
