import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const courseFiles = defineModule({ tables, personalData });
