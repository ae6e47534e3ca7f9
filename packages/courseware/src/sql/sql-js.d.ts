declare module 'sql.js' {
  export type SqlJsValue = number | string | Uint8Array | null;

  export interface SqlJsStatement {
    step(): boolean;
    get(): SqlJsValue[];
    getColumnNames(): string[];
    free(): boolean;
  }

  export interface SqlJsDatabase {
    run(sql: string, values?: readonly SqlJsValue[]): SqlJsDatabase;
    prepare(sql: string): SqlJsStatement;
    close(): void;
  }

  export interface SqlJs {
    readonly Database: new () => SqlJsDatabase;
  }

  export interface SqlJsImports {
    readonly a: Readonly<Record<string, (...parameters: number[]) => number | undefined>>;
  }

  export interface SqlJsOptions {
    /** Makes the instance instead of sql.js. */
    readonly instantiateWasm: (
      offered: SqlJsImports,
      receive: (instance: { readonly exports: Readonly<Record<string, unknown>> }) => void,
    ) => object;
    readonly stdin: () => null;
    readonly print: (line: string) => void;
    readonly printErr: (line: string) => void;
  }

  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function initSqlJs(options: SqlJsOptions): Promise<SqlJs>;
}
