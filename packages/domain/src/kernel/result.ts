/** A refusal by a business rule: a value with a code, never an exception. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
}

export type Result<Value, Refused extends Refusal = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refused };

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function refuse<const Code extends string>(
  code: Code,
): { readonly ok: false; readonly refusal: Refusal<Code> } {
  return { ok: false, refusal: { code } };
}
