export {
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_MIN,
  type DisplayNameRefusal,
  isBorneName,
  isShowable,
  judgeDisplayName,
} from './display-name.ts';
