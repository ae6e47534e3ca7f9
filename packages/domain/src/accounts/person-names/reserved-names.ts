import { PRODUCT_NAME } from '../../product/index.ts';
import { skeletonOf } from './look-alikes.ts';

// Not imported from the agents: the landing page, which checks names, would have to load everything about them.
const ASSISTANTS = ['onboarda', 'curriculabot', 'helpdeskai', 'certifypro', 'engagio'];

/** The names of the academy, its mascot and its assistants: reserved inside longer words, too. */
const OWN_NAMES = [PRODUCT_NAME.replaceAll(' ', ''), 'NexusAI', 'NexusAcademy', 'Nexii', ...ASSISTANTS].map(
  skeletonOf,
);

/** Words that only people who speak for the academy would use, wherever they are in a name. */
const OWN_WORDS = [
  ...['academy', 'admin', 'admins', 'administrator', 'administration', 'helpdesk', 'moderator'],
  ...['superuser', 'support', 'sysadmin', 'webmaster'],
].map(skeletonOf);

/** Harmless as part of a name ("Frank Staff"); without any other word they are an office. */
const OFFICE_WORDS = [
  ...['accounts', 'billing', 'customer', 'desk', 'help', 'info', 'nexus', 'official', 'payments', 'security'],
  ...['service', 'services', 'staff', 'system', 'teacher', 'team', 'trainer', 'tutor'],
].map(skeletonOf);

/** Whether a name could pass for the academy, its staff or one of its assistants. */
export function speaksForAcademy(name: string): boolean {
  const words = name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => skeletonOf(word.replaceAll(/^\p{N}+|\p{N}+$/gu, '')))
    .filter((word) => word !== '' && word !== 'the');
  const joined = words.join('');
  return (
    OWN_NAMES.some((own) => joined.includes(own)) ||
    // Spaced-out letters spell a word too.
    OWN_WORDS.includes(joined) ||
    words.some((word) => OWN_WORDS.includes(word)) ||
    (words.length > 0 && words.every((word) => OFFICE_WORDS.includes(word)))
  );
}
