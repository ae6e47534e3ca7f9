import { randomBytes } from 'node:crypto';
import { SwitchBoard } from './switches.ts';

type TransactionStatus = 'abandoned' | 'pending' | 'success' | 'failed' | 'reversed';

export interface Transaction {
  readonly id: string;
  readonly reference: string;
  readonly accessCode: string;
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  readonly callbackUrl: string | null;
  readonly channels: readonly string[];
  readonly metadata: unknown;
  readonly createdAt: string;
  readonly switches: SwitchBoard;
  status: TransactionStatus;
  gatewayResponse: string;
  channel: string | null;
  paidAt: string | null;
  refundEnds: 'processed' | 'failed' | 'needs-attention';
}

export interface Refund {
  readonly id: string;
  readonly transaction: Transaction;
  readonly amount: number;
  readonly merchantNote: string;
  readonly createdAt: string;
  status: 'pending' | 'processed' | 'failed' | 'needs-attention';
}

/** A payout to the merchant's bank. */
export interface Settlement {
  readonly id: string;
  readonly transactions: readonly Transaction[];
  readonly settledAt: string;
  /** By how many cents its stated sum differs from that of its transactions. */
  readonly off: number;
}

// Beyond what a JavaScript number holds, on purpose: code that reads ids as numbers fails here.
let lastId = 9_007_199_254_741_000n;
export function newId(): string {
  lastId += 7n;
  return String(lastId);
}

export interface Payout {
  /** Null: everything. */
  readonly references?: readonly string[] | null;
  readonly off?: number;
  readonly settledAt?: string;
}

/** The simulator's state; lost when it ends. */
export class Ledger {
  readonly transactions = new Map<string, Transaction>();
  readonly refunds = new Map<string, Refund>();
  readonly settlements = new Map<string, Settlement>();
  /** For the next transaction that is started. */
  #next = new SwitchBoard();
  /** For references that do not exist yet. */
  readonly #ahead = new Map<string, SwitchBoard>();

  /** The switches of a reference, or of the next transaction. */
  switchesOf(reference?: string): SwitchBoard {
    if (reference === undefined) return this.#next;
    const known = this.transactions.get(reference)?.switches ?? this.#ahead.get(reference);
    const board = known ?? this.#next.copy();
    if (!known) this.#ahead.set(reference, board);
    return board;
  }

  /** The switches for a reference that is being started: those set for the next transaction are consumed. */
  takeSwitches(reference: string): SwitchBoard {
    const board = this.switchesOf(reference);
    this.#next = new SwitchBoard();
    return board;
  }

  byAccessCode(accessCode: string): Transaction | undefined {
    return [...this.transactions.values()].find((each) => each.accessCode === accessCode);
  }

  byReferenceOrId(name: string): Transaction | undefined {
    return this.transactions.get(name) ?? [...this.transactions.values()].find(({ id }) => id === name);
  }

  refundsOf(transaction: Transaction): Refund[] {
    return [...this.refunds.values()].filter((refund) => refund.transaction === transaction);
  }

  /** Pays out everything that was paid and is in no payout yet. With test keys the provider never does so by itself. */
  settle({ references = null, off = 0, settledAt = new Date().toISOString() }: Payout = {}): Settlement {
    const before = new Set([...this.settlements.values()].flatMap(({ transactions }) => transactions));
    const transactions = [...this.transactions.values()].filter(
      (each) =>
        each.status === 'success' &&
        !before.has(each) &&
        (references === null || references.includes(each.reference)),
    );
    const settlement = { id: newId(), transactions, settledAt, off };
    this.settlements.set(settlement.id, settlement);
    return settlement;
  }

  begin(
    fields: Pick<
      Transaction,
      'reference' | 'amount' | 'currency' | 'email' | 'callbackUrl' | 'channels' | 'metadata'
    >,
  ): Transaction {
    const transaction: Transaction = {
      ...fields,
      id: newId(),
      accessCode: randomBytes(8).toString('hex'),
      createdAt: new Date().toISOString(),
      switches: this.takeSwitches(fields.reference),
      status: 'abandoned',
      gatewayResponse: 'The transaction was not completed',
      channel: null,
      paidAt: null,
      refundEnds: 'processed',
    };
    this.transactions.set(transaction.reference, transaction);
    return transaction;
  }
}
