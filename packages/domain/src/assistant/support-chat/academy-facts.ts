import type { AcademyFacts } from '../../academy/academy-settings/index.ts';
import { launchDateText } from '../../admissions/waitlist/index.ts';
import { ANNOUNCED_LAUNCH_DAY, CONTACT_EMAIL, WAITLIST_CAPACITY } from '../../product/index.ts';

/** What the texts only name, since the people who run the academy decide it (R5). */
const FACTS: Readonly<Record<string, (academy: AcademyFacts) => string>> = {
  launch: ({ isOpen = false, announcedOn = ANNOUNCED_LAUNCH_DAY }) =>
    isOpen ? 'We are open now.' : `We launch on ${launchDateText(announcedOn)}.`,
  places: ({ places = WAITLIST_CAPACITY }) => String(places),
  contact: ({ generalEmail = CONTACT_EMAIL }) => generalEmail,
};
export const ACADEMY_FACTS = Object.keys(FACTS);

/** A text of Nexii's with the facts of this academy in it. */
export function withAcademyFacts(text: string, academy: AcademyFacts): string {
  return text.replaceAll(/\{([\w-]+)\}/g, (whole, name: string) => FACTS[name]?.(academy) ?? whole);
}
