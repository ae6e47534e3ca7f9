import type { AcademySettings, SettingKind } from '@academy/domain/academy/academy-settings';
import type { Failure } from '../../../lib/answers/api-client.ts';
import { commonSentence } from '../../../lib/answers/failure-words.ts';

export type SettingName = keyof AcademySettings;

interface SettingWords {
  readonly label: string;
  readonly hint?: string;
}

export const SETTING_WORDS: Readonly<Record<SettingName, SettingWords>> = {
  launchAt: {
    label: 'Launch',
    hint: 'The countdown of the front page ends then, by the clock of whoever looks.',
  },
  announcedOn: { label: 'Announced launch day', hint: 'The day that the support chat and the footer name.' },
  isOpen: {
    label: 'Open now',
    hint: 'After the launch: the front page says that the academy is open, instead of counting down.',
  },
  places: { label: 'Early-access places' },
  featuredPriceInRand: { label: 'Featured course' },
  coursePriceInRand: { label: 'Any other course' },
  homeFirstPriceInRand: { label: 'First course of Home’s list' },
  homeStepInRand: { label: 'More with each place of that list' },
  newCoursePriceInRand: { label: 'New course' },
  newCurriculumPriceInRand: { label: 'New curriculum' },
  newPathPriceInRand: { label: 'New learning path' },
  gigabytePriceInCents: {
    label: 'A gigabyte of data',
    hint: 'Courses, lessons and downloads show what they cost by it, to learners who have not named their own bundle.',
  },
  generalEmail: { label: 'General email address' },
  supportEmail: {
    label: 'Support email address',
    hint: 'Payments that need a person are told there too.',
  },
  phone: { label: 'Phone line' },
  documentationUrl: { label: 'Documentation' },
  videosUrl: { label: 'Video tutorials' },
};

interface SettingGroup {
  readonly title: string;
  readonly description?: string;
  readonly names: readonly SettingName[];
}

export const SETTING_GROUPS: readonly SettingGroup[] = [
  { title: 'Launch', names: ['launchAt', 'announcedOn', 'places', 'isOpen'] },
  {
    title: 'Prices of courses without one',
    description: 'In rand. A course with a price of its own keeps it, and so does an order that was begun.',
    names: ['featuredPriceInRand', 'coursePriceInRand', 'homeFirstPriceInRand', 'homeStepInRand'],
  },
  {
    title: 'Prices that new entries start with',
    description: 'In rand, in the forms of content management.',
    names: ['newCoursePriceInRand', 'newCurriculumPriceInRand', 'newPathPriceInRand'],
  },
  { title: 'Price of data', description: 'In rand and cents.', names: ['gigabytePriceInCents'] },
  { title: 'Contact', names: ['generalEmail', 'supportEmail', 'phone'] },
  { title: 'Links', names: ['documentationUrl', 'videosUrl'] },
];

export const FAULT_WORDS: Readonly<Record<SettingKind, string>> = {
  moment: 'Please choose a day and a time.',
  day: 'Please choose a day.',
  flag: '',
  places: 'Please give a whole number from 1 to 1000.',
  rand: 'Please give whole rand, from 0 to 1000000.',
  cents: 'Please give rand and cents, like 92.50, from 0.01 to 1000.',
  email: 'Please give an email address.',
  phone: 'Please give a phone number.',
  link: 'Please give an address that starts with https:// or http://.',
};

export function saveSentence(failure: Failure<'PUT /api/admin/settings'>): string {
  switch (failure.code) {
    case 'changed-meanwhile':
    case 'unknown-day':
    case 'places-taken':
    case 'not-launched-yet':
      return failure.sentence;
    default:
      return commonSentence(failure, 'No connection. What you typed is still here. Please try again.');
  }
}
