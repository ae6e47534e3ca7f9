export { isSolved } from '../python/program-report.ts';
export { removeGlobals } from '../wasm/remove-globals.ts';
export { loadEngine, type SqlEngine } from './load-engine.ts';
export type { QueryReport, QueryRequest, QueryTest, ResultTable, SqlValue } from './query-report.ts';
export { runQueries } from './run-queries.ts';
export { isKeyword, type SqlToken, type SqlTokenKind, sqlStatements, sqlTokens } from './sql-tokens.ts';
