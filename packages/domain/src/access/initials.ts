interface Named {
  readonly fullName: string | null;
  readonly username: string;
}

/** 1§2: the first two letters of the full name or username, not the initials of two words. */
export function avatarLetters({ fullName, username }: Named): string {
  const name = fullName?.trim() || username.trim();
  return Array.from(name.matchAll(/\p{L}/gu), ([letter]) => letter)
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('en-ZA');
}
