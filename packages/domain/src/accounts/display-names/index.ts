export {
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_MIN,
  type DisplayNameRefusal,
  judgeDisplayName,
  shownDisplayName,
} from './display-name.ts';
export { shownFirstName } from './first-name.ts';
