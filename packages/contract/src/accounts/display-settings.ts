import { TEXT_SIZES } from '@academy/domain/accounts/display-settings';
import Type from 'typebox';
import { defineEndpoints, strictObject } from '../endpoint.ts';

export const displaySettingsSchema = strictObject({
  accessibilityMode: Type.Boolean(),
  fontSize: Type.Enum([...TEXT_SIZES]),
});

export const displaySettingsEndpoints = defineEndpoints({
  'PUT /api/display-settings': {
    access: 'signed-in',
    summary: 'Keep how you want every screen to look, for all your devices. Repeating it changes nothing.',
    body: displaySettingsSchema,
    status: 204,
    answer: null,
    refusals: {},
  },
});
