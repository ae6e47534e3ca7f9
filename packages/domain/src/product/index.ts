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
