import type { PublicKey, SigningKeys } from '../../../../gateways/signing-keys.ts';

/** Why a server must not sign with its file. */
export type KeyDifference =
  /** Another key than the academy's has this id. */
  | { readonly kind: 'foreign'; readonly keyId: string }
  /** The academy has this key, and the file does not. */
  | { readonly kind: 'outdated'; readonly keyId: string }
  /** The key that the file signs with was withdrawn. */
  | { readonly kind: 'withdrawn'; readonly keyId: string };

type OwnKeys = Pick<SigningKeys, 'all' | 'currentId'>;

/** Null: the file is the academy's, or goes on from it with a newer key. */
export function keyDifference(own: OwnKeys, academy: readonly PublicKey[]): KeyDifference | null {
  const isOther = (key: PublicKey) =>
    academy.some(
      ({ id, publicKeyMultibase }) => (id === key.id) !== (publicKeyMultibase === key.publicKeyMultibase),
    );
  const foreign = own.all.find(isOther);
  if (foreign) return { kind: 'foreign', keyId: foreign.id };
  const lacking = academy.find((key) => own.all.every(({ id }) => id !== key.id));
  if (lacking) return { kind: 'outdated', keyId: lacking.id };
  const isWithdrawn = [...own.all, ...academy].some((key) => key.id === own.currentId && key.isWithdrawn);
  return isWithdrawn ? { kind: 'withdrawn', keyId: own.currentId } : null;
}

const REASONS: Readonly<Record<KeyDifference['kind'], (keyId: string) => string>> = {
  foreign: (keyId) => `its ${keyId} is not the academy’s ${keyId}`,
  outdated: (keyId) => `it lacks the academy’s ${keyId}`,
  withdrawn: (keyId) => `its ${keyId} was withdrawn`,
};

/** For the operator, with the file that the server needs. */
export function differenceSentence(file: string, { kind, keyId }: KeyDifference): string {
  const help =
    kind === 'withdrawn'
      ? 'Run "npm run keys:rotate" on one server, copy its file to the others, and start again.'
      : 'Copy the file there from another server or from the backup and start again; if it is lost, run "npm run keys:replace".';
  return `The signing keys in ${file} do not fit this database: ${REASONS[kind](keyId)}. ${help}`;
}
