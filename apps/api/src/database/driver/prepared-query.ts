import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';
import { keepsStatementNames } from './statement-names.ts';

/*
 * pg: that a connection takes any object with `submit` and calls its `handle…` methods, that it sets `callback`, the fields
 * `stream`, `parsedStatements` and `submittedNamedStatements` of its connection and the methods that write the protocol, and
 * `prepareValue` of `pg/lib/utils.js`. pg-cursor and pg-query-stream use the same.
 *
 * Why: pg asks for the columns and builds parsers at each query, 39 % of the JavaScript of a signed-in read (decision 21).
 *
 * What would break: a statement is parsed each time, or bound to a name that the connection does not have; values are
 * written in another form; a query never completes. In pg's pipeline mode such objects are refused.
 */

type Parse = (text: string) => unknown;

interface Column {
  readonly name: string;
  readonly parse: Parse;
}

/** What is known of a statement, on any connection. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
  readonly parserOf: (type: number) => Parse;
  /** Its result columns; known after the first run. */
  columns: readonly Column[] | null;
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

interface DataRow {
  readonly fields: readonly (string | null)[];
}

interface Wire {
  readonly stream: Duplex;
  readonly parsedStatements: Readonly<Record<string, string>>;
  readonly submittedNamedStatements: Record<string, string>;
  parse(given: { readonly name: string; readonly text: string }): void;
  bind(given: {
    readonly statement: string;
    readonly values: readonly unknown[];
    readonly valueMapper: (value: unknown) => unknown;
  }): void;
  describe(given: { readonly type: 'P' }): void;
  execute(): void;
  sync(): void;
}

/**
 * A query by the name of a prepared statement. pg's own query asks each time for the columns, and builds parsers
 * and an object for the result; this one asks once, which pays for small results.
 */
export class PreparedQuery<Row> implements pg.Submittable {
  /** pg notes the statement as known to the connection under it; empty where names do not outlast a transaction. */
  name: string;
  readonly text: string;
  readonly #statement: PreparedStatement;
  readonly #values: readonly unknown[];
  readonly #rows: Row[] = [];
  #fault: unknown = null;
  /** pg sets it. */
  callback: ((error: unknown, rows?: Row[]) => void) | undefined;

  constructor(statement: PreparedStatement, values: readonly unknown[]) {
    this.name = statement.name;
    this.text = statement.text;
    this.#statement = statement;
    this.#values = values;
  }

  submit(connection: unknown): void {
    const wire = connection as Wire;
    if (!keepsStatementNames(wire)) this.name = '';
    // All parts of the query in one packet.
    wire.stream.cork();
    try {
      this.#ask(wire);
    } finally {
      wire.stream.uncork();
    }
  }

  #ask(wire: Wire): void {
    const { name, text } = this;
    if (name === '') wire.parse({ name, text });
    else if (wire.parsedStatements[name] === undefined && wire.submittedNamedStatements[name] === undefined) {
      wire.parse({ name, text });
      wire.submittedNamedStatements[name] = text;
    }
    wire.bind({ statement: name, values: this.#values, valueMapper: prepareValue });
    if (this.#statement.columns === null) wire.describe({ type: 'P' });
    wire.execute();
    wire.sync();
  }

  handleRowDescription({ fields }: RowDescription): void {
    const { parserOf } = this.#statement;
    this.#statement.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) }));
  }

  handleDataRow({ fields }: DataRow): void {
    const row: Record<string, unknown> = {};
    const columns = this.#statement.columns ?? [];
    try {
      for (let place = 0; place < columns.length; place += 1) {
        const { name, parse } = columns[place] as Column;
        const text = fields[place] ?? null;
        row[name] = text === null ? null : parse(text);
      }
    } catch (error) {
      this.#fault = error;
    }
    this.#rows.push(row as Row);
  }

  handleCommandComplete(): void {
    // Only the rows are requested.
  }

  handleError(error: unknown): void {
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    if (this.#fault === null) this.callback?.(null, this.#rows);
    else this.callback?.(this.#fault);
  }
}
