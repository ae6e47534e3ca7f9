import type { TableName } from '../table-owners.ts';
import { ACADEMY_LIFE_REGISTER } from './academy-life.ts';
import { ACCOUNT_REGISTER } from './account.ts';
import { AUTHORING_REGISTER } from './authoring.ts';
import { DRAWN_PAPERS_REGISTER } from './drawn-papers.ts';
import type { RegisterEntry } from './entry.ts';
import { HANDED_IN_REGISTER } from './handed-in.ts';
import { HOUSE_REGISTER } from './house.ts';
import { LEARNING_REGISTER } from './learning.ts';
import { MONEY_REGISTER } from './money-and-talk.ts';
import { WAYS_IN_REGISTER } from './ways-in.ts';

export {
  columnsThatStay,
  columnsWithoutAPurpose,
  type Finder,
  isPersonal,
  type PersonalTable,
  type RegisterEntry,
} from './entry.ts';

/**
 * The register of personal data (POPIA): of every table what it says about people, why, for how long and who sees it.
 * A table of `table-owners.ts` without an entry does not compile: write it in the file of this folder where its
 * neighbours stand, with `personal(...)` or `impersonal(...)`, and name every column.
 */
export const PERSONAL_DATA: Readonly<Record<TableName, RegisterEntry>> = {
  ...ACCOUNT_REGISTER,
  ...WAYS_IN_REGISTER,
  ...LEARNING_REGISTER,
  ...HANDED_IN_REGISTER,
  ...ACADEMY_LIFE_REGISTER,
  ...MONEY_REGISTER,
  ...DRAWN_PAPERS_REGISTER,
  ...HOUSE_REGISTER,
  ...AUTHORING_REGISTER,
};
