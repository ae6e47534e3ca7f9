// The used part of a package without types.
declare module 'jsonld' {
  interface CanonizeOptions {
    readonly algorithm: 'RDFC-1.0';
    readonly format: 'application/n-quads';
    /** A term that no context defines is a mistake, not something to leave out. */
    readonly safe: true;
    readonly documentLoader: (address: string) => Promise<{ document: unknown; documentUrl: string }>;
  }
  const jsonld: {
    readonly canonize: (
      document: Readonly<Record<string, unknown>>,
      options: CanonizeOptions,
    ) => Promise<string>;
  };
  // biome-ignore lint/style/noDefaultExport: the package has one.
  export default jsonld;
}
