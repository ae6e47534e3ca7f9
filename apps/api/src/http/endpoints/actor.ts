import type { Access } from '@academy/contract/endpoint';
import type { User } from '@academy/contract/identity';

/** Who is asking, as the database knows it at this moment. */
export interface Actor {
  readonly userId: string;
  readonly signInId: string;
  readonly user: User;
}

export type ActorFor<Wanted extends Access> = Wanted extends 'public' ? null : Actor;

/** Finds the actor of a sign-in token, or null when the sign-in has ended or the account is suspended. */
export type ReadActor = (token: string) => Promise<Actor | null>;

export function mayCall(access: Access, { user }: Actor): boolean {
  switch (access) {
    case 'public':
    case 'signed-in':
      return true;
    case 'trainer':
      return user.role === 'trainer' || user.role === 'administrator';
    case 'administrator':
      return user.role === 'administrator';
  }
}
