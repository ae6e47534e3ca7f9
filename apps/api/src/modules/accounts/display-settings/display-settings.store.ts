import type { DisplaySettings } from '@academy/domain/accounts/display-settings';
import type { Queryable } from '../../../database/connect.ts';
import { displaySettings } from './tables.ts';

/** An SQL expression: the person's choice, or null. */
export const displaySettingsOf = (user: string) =>
  `(select json_build_object('accessibilityMode', accessibility_mode, 'fontSize', font_size)
      from display_settings where user_id = ${user})`;

export async function storeDisplaySettings(
  db: Queryable,
  userId: string,
  { accessibilityMode, fontSize }: DisplaySettings,
  changedAt: Date,
): Promise<void> {
  const chosen = { accessibilityMode, fontSize, changedAt };
  await db
    .insert(displaySettings)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: displaySettings.userId, set: chosen });
}
