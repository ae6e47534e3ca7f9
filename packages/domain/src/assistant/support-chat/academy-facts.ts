import type { AcademyFacts } from '../../academy/academy-settings/index.ts';
import { launchDateText } from '../../admissions/waitlist/index.ts';
import { ANNOUNCED_LAUNCH_DAY, CONTACT_EMAIL, WAITLIST_CAPACITY } from '../../product/index.ts';

/** Facts that the texts refer to by placeholder, since the people who run the academy decide them (R5). */
const FACTS: Readonly<Record<string, (academy: AcademyFacts) => string>> = {
  launch: ({ isOpen = false, announcedOn = ANNOUNCED_LAUNCH_DAY }) =>
    isOpen ? 'We are open now.' : `We launch on ${launchDateText(announcedOn)}.`,
  places: ({ places = WAITLIST_CAPACITY }) => String(places),
  contact: ({ generalEmail = CONTACT_EMAIL }) => generalEmail,
};
export const ACADEMY_FACTS = Object.keys(FACTS);

/** A text of Nexii's with this academy's facts filled in. */
export function withAcademyFacts(text: string, academy: AcademyFacts): string {
  return text.replaceAll(/\{([\w-]+)\}/g, (whole, name: string) => FACTS[name]?.(academy) ?? whole);
}
