import { byAccount, personal } from '../../../database/personal-data.ts';
import { academySettings } from './tables.ts';

export const personalData = {
  academySettings: personal(academySettings, {
    purpose: 'What those who run the academy have decided, with who of the staff changed it last.',
    retention: 'As long as the academy, without a name once an account is gone.',
    seenBy: ['administrators'],
    rows: [byAccount(academySettings.changedBy)],
    exported: [
      'onlyRow',
      'version',
      'launchAt',
      'announcedOn',
      'isOpen',
      'places',
      'featuredPriceInRand',
      'coursePriceInRand',
      'homeFirstPriceInRand',
      'homeStepInRand',
      'newCoursePriceInRand',
      'newCurriculumPriceInRand',
      'newPathPriceInRand',
      'gigabytePriceInCents',
      'generalEmail',
      'supportEmail',
      'phone',
      'documentationUrl',
      'videosUrl',
      'changedAt',
      'changedBy',
    ],
    withheld: {},
  }),
};
