import pino from 'pino';

/** What a sign-in tells; people are named by their id alone, and an unknown name not at all. */
export type SignInEvent =
  | {
      readonly event: 'signed-in';
      readonly userId: string;
      readonly by: 'password' | 'password-and-code' | 'passkey';
    }
  | { readonly event: 'sign-in-failed'; readonly userId: string | null; readonly reason: string }
  /** The password was right and the code has not come: where no sign-in follows, a stranger may know the password. */
  | { readonly event: 'second-factor-needed'; readonly userId: string }
  | {
      readonly event: 'signed-out';
      readonly userId: string;
      readonly which: 'this-device' | 'another-device' | 'all-others';
    }
  /** Somebody who is signed in was asked once more who they are. */
  | { readonly event: 'confirmed'; readonly userId: string; readonly by: 'password' | 'code' | 'passkey' }
  | { readonly event: 'confirmation-failed'; readonly userId: string; readonly reason: string };

/** Something that opens or closes an account is another than before. */
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
      /** Somebody sent news of payments that our provider has not signed. */
      readonly event: 'webhook-refused';
      readonly address: string;
    }
  | {
      /** A trainer or an administrator changed something. */
      readonly event: 'staff-act';
      readonly userId: string;
      readonly route: string;
      /** The ids in the path: what it was done to. */
      readonly subject: unknown;
    };

export type SecurityLog = (line: SecurityEvent & { readonly requestId: string }) => void;

/** Lines about who came in and who was turned away: apart from the log of faults, and whatever its level is. */
export function createSecurityLog(destination?: pino.DestinationStream): SecurityLog {
  const options: pino.LoggerOptions = {
    level: 'info',
    base: { log: 'security' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  const lines = destination ? pino(options, destination) : pino(options);
  return (line) => lines.info(line);
}
