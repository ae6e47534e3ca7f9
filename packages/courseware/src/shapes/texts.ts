import Type, { type TProperties } from 'typebox';
import { ID_PATTERN, ONE_LINE_PATTERN } from '../source/check-shape.ts';

export const id = Type.String({ pattern: ID_PATTERN });
export const oneLine = Type.String({ pattern: ONE_LINE_PATTERN });
export const text = Type.String({ minLength: 1 });
export const minutes = Type.Integer({ minimum: 1, maximum: 600 });
export const hours = Type.Number({ exclusiveMinimum: 0, maximum: 100 });
export const price = Type.Integer({ minimum: 1 });

/** Fields that nothing reads are mistakes, so they are refused. */
export function fields<const Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}
