import type { PersonNameRefusal } from '@academy/domain/accounts/person-names';

/** What to write instead of a name that was refused; the server uses the same words. */
export function personNameWords(code: PersonNameRefusal['code']): string {
  switch (code) {
    case 'invalid-name':
      return 'Please enter your name, with 2 to 100 letters.';
    case 'name-letters':
      return 'Please write your name with letters only. Spaces, hyphens, apostrophes and dots are fine; numbers, brackets and web addresses are not.';
    case 'name-alphabets':
      return 'Please write your name in Latin letters, with any accents, as it stands in your ID or passport. Your certificates bear it.';
    case 'name-reserved':
      return 'This name belongs to the academy. Please use your own name.';
  }
}
