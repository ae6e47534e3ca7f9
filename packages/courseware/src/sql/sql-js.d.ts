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

  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function initSqlJs(options: {
    readonly locateFile?: (file: string) => string;
  }): Promise<SqlJs>;
}
