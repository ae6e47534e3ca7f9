import pino from 'pino';

/** The facts of a sign-in; people are named only by id, and an unknown name not at all. */
export type SignInEvent =
  | {
      readonly event: 'signed-in';
      readonly userId: string;
      readonly by: 'password' | 'password-and-code' | 'passkey';
    }
  | { readonly event: 'sign-in-failed'; readonly userId: string | null; readonly reason: string }
  /** The password was right and the code is missing: if no sign-in follows, a stranger may know the password. */
  | { readonly event: 'second-factor-needed'; readonly userId: string }
  | {
      readonly event: 'signed-out';
      readonly userId: string;
      readonly which: 'this-device' | 'another-device' | 'all-others';
    }
  /** A signed-in person was asked again to confirm who they are. */
  | { readonly event: 'confirmed'; readonly userId: string; readonly by: 'password' | 'code' | 'passkey' }
  | { readonly event: 'confirmation-failed'; readonly userId: string; readonly reason: string };

/** A way into an account has changed. */
export interface WayInEvent {
  readonly event: 'way-in-changed';
  readonly userId: string;
  readonly change:
    | 'password-changed'
    | 'password-reset'
    | 'authenticator-added'
    | 'authenticator-removed'
    | 'recovery-codes-renewed'
    | 'passkey-added'
    | 'passkey-removed'
    | 'email-changed'
    | 'email-undone'
    | 'sign-in-disowned';
}

type SecurityEvent =
  | SignInEvent
  | WayInEvent
  | {
      /** `limit-reached`: too many tries. `access-refused`: signed in and not allowed, or with a token that has ended. */
      readonly event: 'limit-reached' | 'access-refused';
      readonly userId: string | null;
      readonly route: string;
      readonly status: number;
      readonly code: string;
    }
  | {
      /** Somebody sent a payment event that our provider has not signed. */
      readonly event: 'webhook-refused';
      readonly address: string;
    }
  | {
      /** A trainer or an administrator changed something. */
      readonly event: 'staff-act';
      readonly userId: string;
      readonly route: string;
      /** The ids in the path: the target of the action. */
      readonly subject: unknown;
    };

export type SecurityLog = (line: SecurityEvent & { readonly requestId: string }) => void;

/** Lines about sign-ins and refusals: separate from the error log, and independent of its level. */
export function createSecurityLog(destination?: pino.DestinationStream): SecurityLog {
  const options: pino.LoggerOptions = {
    level: 'info',
    base: { log: 'security' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  const lines = destination ? pino(options, destination) : pino(options);
  return (line) => lines.info(line);
}
