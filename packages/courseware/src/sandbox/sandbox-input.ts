/** What the process of a program receives on its standard input: as JSON, and never anything else. */
export interface SandboxInput {
  /** TypeScript and JavaScript by its address. */
  readonly sources: Readonly<Record<string, string>>;
  readonly entry: string;
  /** In base64. */
  readonly wasm: string;
  /** The most memory that the program itself may use. */
  readonly memoryBytes: number;
  /** A `CallsRequest` as JSON. */
  readonly task: string;
}
