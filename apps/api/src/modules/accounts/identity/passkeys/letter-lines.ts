/** Names that a stranger may have written are in quotation marks. */
export const quotedNames = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

/** The letter's lines about removed passkeys. */
export const removedPasskeysLines = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `Your passkeys are removed: ${quotedNames(names)}. Those that are yours you can add again in your settings.`,
      ];

/** The letter's lines about passkeys that stay. */
export const keptPasskeysLines = (count: number, publicUrl: () => string): string[] =>
  count === 0
    ? []
    : [
        `${count === 1 ? 'One passkey goes' : `${count} passkeys go`} on to open your account without the password. Please see whether you know all of them:`,
        `${publicUrl()}/settings/passkeys`,
      ];
