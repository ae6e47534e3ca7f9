export { KEPT_DAYS } from './kept-days.ts';

// R13: the product's name stands in one place.
export const PRODUCT_NAME = 'NexusAI Academy';

// R5, R13: where to turn when a server's settings say nothing else.
export const CONTACT_EMAIL = 'hello@nexusai.academy';
export const SUPPORT_EMAIL = 'support@nexusai.academy';
// 2§5: what a payment is sent with when an account has no address.
export const PAYMENT_EMAIL = 'payments@nexusai.academy';
export const CONTACT_PHONE = '+27 10 000 0000';
export const DOCUMENTATION_URL = 'https://docs.nexusai.academy';
export const VIDEOS_URL = 'https://www.youtube.com/@nexusaiacademy';

/** 1§9, R10: the launch in the local time of the browser, hence without an offset. */
export const LAUNCH_AT = '2025-09-01T00:00:00';
/** R5: the chat and the footer name another date; both readings stand. */
export const ANNOUNCED_LAUNCH_DAY = '2025-07-21';
export const WAITLIST_CAPACITY = 50; // 1§9

/** 2§9: what a course without a price of its own costs, by the place that shows it, and what a new entry starts with. */
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
