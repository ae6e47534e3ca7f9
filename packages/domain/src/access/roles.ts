export const ROLES = ['administrator', 'trainer', 'learner'] as const;
export type Role = (typeof ROLES)[number];

export type RoleColour = 'red' | 'blue' | 'green';

export function isRole(word: string): word is Role {
  return ROLES.some((role) => role === word);
}

/** A role that the product does not know is treated as a learner (1§6). */
export function roleShownAs(word: string): Role {
  return isRole(word) ? word : 'learner';
}

const COLOURS: Readonly<Record<Role, RoleColour>> = {
  administrator: 'red',
  trainer: 'blue',
  learner: 'green',
};

export function roleColour(word: string): RoleColour {
  return COLOURS[roleShownAs(word)];
}
