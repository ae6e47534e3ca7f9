import type { AnswerOf, InputOf, RefusalCodeOf } from './endpoint.ts';

import * as tables from './tables.ts';

type Table = (typeof tables)[keyof typeof tables];
type AllOf<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

export type Endpoints = AllOf<Table>;
export const endpoints: Endpoints = Object.assign({}, ...Object.values(tables));

export type Input<Key extends keyof Endpoints> = InputOf<Endpoints[Key]>;
export type Answer<Key extends keyof Endpoints> = AnswerOf<Endpoints[Key]>;
/** The refusals of an endpoint. */
export type RefusalCode<Key extends keyof Endpoints> = RefusalCodeOf<Endpoints[Key]>;
