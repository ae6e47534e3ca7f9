import {
  ACHIEVEMENT_CATEGORIES,
  BADGE_COLOURS,
  FIGURES,
  RARITIES,
} from '@academy/domain/catalogue/badge-rules';
import Type from 'typebox';
import { fields, id, oneLine } from '../shapes/texts.ts';

const LEAST_ACHIEVEMENTS = 36;

export const achievementsShape = fields({
  achievements: Type.Array(
    fields({
      id: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      name: oneLine,
      description: oneLine,
      done: oneLine,
      category: Type.Enum([...ACHIEVEMENT_CATEGORIES]),
      rarity: Type.Enum([...RARITIES]),
      badgeColor: Type.Enum([...BADGE_COLOURS]),
      icon: id,
      coinReward: Type.Integer({ minimum: 0, maximum: 1000 }),
      rule: fields({ figure: Type.Enum([...FIGURES]), atLeast: Type.Integer({ minimum: 1 }) }),
      training: Type.Optional(Type.Boolean()),
    }),
    { minItems: LEAST_ACHIEVEMENTS },
  ),
});
