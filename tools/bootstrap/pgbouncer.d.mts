export function findPgbouncer(): string | undefined;
