// The used parts of packages without types.
declare module '@digitalbazaar/vc' {
  export function verifyCredential(options: {
    readonly credential: unknown;
    readonly suite: unknown;
    readonly documentLoader: (address: string) => Promise<unknown>;
    readonly checkStatus: () => Promise<{ readonly verified: boolean }>;
    readonly now: Date;
  }): Promise<{ readonly verified: boolean; readonly error?: unknown }>;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { readonly cryptosuite: unknown });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: unknown;
}
