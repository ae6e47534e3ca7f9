export { hasNameLatinOnly } from './latin-letters.ts';
export { mixesAlphabets, skeletonOf } from './look-alikes.ts';
export {
  checkPersonName,
  PERSON_NAME_MAX_LENGTH,
  type PersonNameRefusal,
  printableName,
  readableName,
  tidyName,
} from './person-name.ts';
export { speaksForAcademy } from './reserved-names.ts';
export { holdsWebAddress } from './web-addresses.ts';
