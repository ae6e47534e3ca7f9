// The package of the weights takes its types from an engine that we do not use.
declare module '@lat.md/embed' {
  export interface ModelManifest {
    readonly weightsPath: string;
    readonly tokenizerPath: string;
  }
}
