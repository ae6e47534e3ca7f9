export { EMAIL_MAX_LENGTH, EMAIL_PATTERN, readEmail, tidyEmail } from './email-address.ts';
