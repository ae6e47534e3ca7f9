import Type, { type Static } from 'typebox';
import { fields, oneLine } from './texts.ts';

const MOST_ROWS = 40;

/** A table of published figures that lessons use: its source, and its licence. */
export const dataTableShape = fields({
  title: oneLine,
  source: oneLine,
  year: Type.Integer({ minimum: 1990, maximum: 2100 }),
  licence: oneLine,
  origin: oneLine,
  columns: Type.Array(
    fields({
      name: oneLine,
      type: Type.Enum(['text', 'whole', 'decimal']),
      unit: Type.Optional(oneLine),
    }),
    { minItems: 1 },
  ),
  rows: Type.Array(Type.Array(Type.Union([Type.String(), Type.Number()])), {
    minItems: 1,
    maxItems: MOST_ROWS,
  }),
});

export type DataTable = Static<typeof dataTableShape>;
