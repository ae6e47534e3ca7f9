export {
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_MIN,
  type DisplayNameRefusal,
  isShowable,
  judgeDisplayName,
  shownDisplayName,
} from './display-name.ts';
