import type { SettledPayment, Settlement, TakenPayment } from '@academy/domain/commerce/payments';
import {
  type ProviderAnswer,
  readSettledPayments,
  readSettlements,
  readTakenPayments,
} from './paystack-answers.ts';

/** One GET to the provider. */
export type ReadList = <Value>(
  path: string,
  read: (data: unknown) => Value | null,
) => Promise<ProviderAnswer<Value>>;

const PER_PAGE = 100;
/** Read by a job, so it may take a while; at four seconds a page some twenty minutes. */
const MOST_PAGES = 300;

/** `isCut`: there was more than we read. */
export interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly isCut: boolean;
}

interface ListedBy<Row> {
  readonly path: string;
  readonly rowsOf: (data: unknown) => readonly Row[] | null;
  readonly keyOf: (row: Row) => string;
}

/** Page by page, until one brings nothing new. */
async function listAll<Row>(
  read: ReadList,
  { path, rowsOf, keyOf }: ListedBy<Row>,
): Promise<ProviderAnswer<Listed<Row>>> {
  const found = new Map<string, Row>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const separator = path.includes('?') ? '&' : '?';
    const answer = await read(`${path}${separator}perPage=${PER_PAGE}&page=${page}`, (data) =>
      Array.isArray(data) ? { length: data.length, rows: rowsOf(data) ?? [] } : null,
    );
    if (answer.kind !== 'answered') return answer;
    const before = found.size;
    for (const row of answer.value.rows) found.set(keyOf(row), row);
    // A page may be full of irrelevant entries; one that is not full is the last.
    if (answer.value.length < PER_PAGE || (answer.value.rows.length > 0 && found.size === before))
      return { kind: 'answered', value: { rows: [...found.values()], isCut: false } };
  }
  return { kind: 'answered', value: { rows: [...found.values()], isCut: true } };
}

const periodOf = (from: Date, until: Date) => `from=${from.toISOString()}&to=${until.toISOString()}`;

export function listPayments(
  read: ReadList,
  from: Date,
  until: Date,
): Promise<ProviderAnswer<Listed<TakenPayment>>> {
  return listAll(read, {
    path: `/transaction?${periodOf(from, until)}`,
    rowsOf: readTakenPayments,
    keyOf: ({ reference }) => reference,
  });
}

/** A person waits for the response, and a quarter has some sixty payouts. */
const AT_ONCE = 8;

/** Payouts with their payments; all of them or none, because half of them would look like missing money. */
export async function listSettlements(
  read: ReadList,
  from: Date,
  until: Date,
): Promise<ProviderAnswer<Listed<Settlement>>> {
  const heads = await listAll(read, {
    path: `/settlement?${periodOf(from, until)}`,
    rowsOf: readSettlements,
    keyOf: ({ id }) => id,
  });
  if (heads.kind !== 'answered') return heads;
  const settlements: Settlement[] = [];
  let isCut = heads.value.isCut;
  for (let first = 0; first < heads.value.rows.length; first += AT_ONCE) {
    const group = heads.value.rows.slice(first, first + AT_ONCE);
    const lists = await Promise.all(group.map(({ id }) => paymentsOf(read, id)));
    for (const [index, list] of lists.entries()) {
      if (list.kind !== 'answered') return list;
      const head = group[index];
      if (head) settlements.push({ ...head, payments: list.value.rows });
      isCut ||= list.value.isCut;
    }
  }
  return { kind: 'answered', value: { rows: settlements, isCut } };
}

function paymentsOf(read: ReadList, id: string): Promise<ProviderAnswer<Listed<SettledPayment>>> {
  return listAll(read, {
    path: `/settlement/${encodeURIComponent(id)}/transactions`,
    rowsOf: readSettledPayments,
    keyOf: ({ reference }) => reference,
  });
}
