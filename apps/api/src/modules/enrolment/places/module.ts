import { defineModule } from '../../define-module.ts';
import { personalData } from './personal-data.ts';
import * as tables from './tables.ts';

export const places = defineModule({ tables, personalData });
