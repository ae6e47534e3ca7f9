import type { PersonNameRefusal } from '@academy/domain/accounts/person-names';
import type { RefusalAnswer } from '../endpoint.ts';

/** Both for display names and for people's own names. */
export const IMPOSTOR_REFUSALS = {
  'name-alphabets': {
    status: 400,
    sentence: 'This name mixes letters of two alphabets in one word. Please write each word in one alphabet.',
  },
  'name-reserved': {
    status: 400,
    sentence: 'This name belongs to the academy. Please use your own name.',
  },
} as const satisfies Partial<Record<PersonNameRefusal['code'], RefusalAnswer>>;

/** What is wrong with a person's name. */
export const PERSON_NAME_REFUSALS = {
  'invalid-name': { status: 400, sentence: 'Please enter your name, with 2 to 100 letters.' },
  'name-letters': {
    status: 400,
    sentence:
      'Please write your name with letters only. Spaces, hyphens, apostrophes and dots are fine; numbers, brackets and web addresses are not.',
  },
  'name-alphabets': {
    status: 400,
    sentence:
      'Please write your name in Latin letters, with any accents, as it stands in your ID or passport. Your certificates bear it.',
  },
  'name-reserved': IMPOSTOR_REFUSALS['name-reserved'],
} as const satisfies Record<PersonNameRefusal['code'], RefusalAnswer>;
