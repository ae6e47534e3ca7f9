// What is used of a package that brings no types.
declare module 'jsonld' {
  interface CanonizeOptions {
    readonly algorithm: 'RDFC-1.0';
    readonly format: 'application/n-quads';
    /** Anything that a context does not define is a mistake, not something to leave out. */
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
