import type { SwitchName } from '../../../../../../../tools/paystack-simulator/switches.ts';

/** How the academy hears of a payment. */
export type NewsPath = 'verify' | 'webhook' | 'poll';

/** The switch, its value, the paths by which the news arrives, and the order's status after each. */
export const ENDS: readonly [SwitchName, number | undefined, readonly (readonly [NewsPath, string])[]][] = [
  [
    'abandoned',
    undefined,
    [
      ['verify', 'open'],
      ['webhook', 'open'],
      ['poll', 'open'],
    ],
  ],
  [
    'declined',
    undefined,
    [
      ['webhook', 'open'],
      ['poll', 'failed'],
      ['verify', 'failed'],
    ],
  ],
  ['insufficient_funds', undefined, [['verify', 'failed']]],
  [
    'pending_then_success',
    600_000,
    [
      ['verify', 'open'],
      ['webhook', 'open'],
    ],
  ],
  [
    'pending_then_failed',
    600_000,
    [
      ['verify', 'open'],
      ['webhook', 'open'],
    ],
  ],
  [
    'wrong_amount',
    -100,
    [
      ['verify', 'mismatched'],
      ['webhook', 'mismatched'],
      ['poll', 'mismatched'],
    ],
  ],
  [
    'wrong_amount',
    100,
    [
      ['webhook', 'mismatched'],
      ['verify', 'mismatched'],
    ],
  ],
  [
    'wrong_currency',
    undefined,
    [
      ['webhook', 'mismatched'],
      ['poll', 'mismatched'],
    ],
  ],
  [
    'wrong_domain',
    undefined,
    [
      ['poll', 'mismatched'],
      ['verify', 'mismatched'],
    ],
  ],
  [
    'duplicate_webhook',
    3,
    [
      ['webhook', 'paid'],
      ['webhook', 'paid'],
    ],
  ],
  [
    'webhook_before_redirect',
    undefined,
    [
      ['webhook', 'paid'],
      ['verify', 'paid'],
    ],
  ],
  [
    'webhook_after',
    50,
    [
      ['verify', 'paid'],
      ['webhook', 'paid'],
    ],
  ],
  [
    'webhook_never',
    undefined,
    [
      ['webhook', 'open'],
      ['poll', 'paid'],
    ],
  ],
  [
    'webhook_bad_signature',
    undefined,
    [
      ['webhook', 'open'],
      ['poll', 'paid'],
    ],
  ],
  ['webhook_unknown_event', undefined, [['webhook', 'paid']]],
  ['webhook_reordered_keys', undefined, [['webhook', 'paid']]],
  ['init_timeout_after_commit', 1, [['webhook', 'paid']]],
  ['init_500', 1, [['webhook', 'paid']]],
  ['init_500', 3, [['verify', 'paid']]],
  [
    'verify_timeout',
    1,
    [
      ['verify', 'open'],
      ['webhook', 'paid'],
    ],
  ],
  [
    'verify_500_then_ok',
    2,
    [
      ['verify', 'open'],
      ['poll', 'open'],
      ['webhook', 'paid'],
    ],
  ],
  [
    'verify_404',
    undefined,
    [
      ['verify', 'open'],
      ['webhook', 'open'],
      ['poll', 'open'],
    ],
  ],
  ['slow', 200, [['verify', 'paid']]],
  ['connection_reset', 1, [['webhook', 'paid']]],
  [
    'connection_reset',
    3,
    [
      ['verify', 'paid'],
      ['poll', 'paid'],
    ],
  ],
  [
    'dispute',
    undefined,
    [
      ['webhook', 'paid'],
      ['verify', 'paid'],
    ],
  ],
  ['part_refund_reverses', undefined, [['webhook', 'paid']]],
  ['refund_failed', undefined, [['webhook', 'paid']]],
  ['refund_needs_attention', undefined, [['webhook', 'paid']]],
];
