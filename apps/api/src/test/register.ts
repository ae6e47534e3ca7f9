import { registerOf } from '../modules/define-module.ts';
import { MODULES } from '../modules/index.ts';

/** The register of personal data of the whole product. */
export const REGISTER = registerOf(MODULES);
