// The weights package takes this type from its own engine, which is not installed.
declare module '@lat.md/embed' {
  export interface ModelManifest {
    readonly weightsPath: string;
    readonly tokenizerPath: string;
  }
}
