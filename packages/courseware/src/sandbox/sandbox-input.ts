/** What the process of a program gets to know, over its standard input: as JSON, and nothing else ever. */
export interface SandboxInput {
  /** TypeScript and JavaScript by its address. */
  readonly sources: Readonly<Record<string, string>>;
  readonly entry: string;
  /** In base64. */
  readonly wasm: string;
  /** The most that the program itself may take. */
  readonly memoryBytes: number;
  /** A `CallsRequest` as JSON. */
  readonly task: string;
}
