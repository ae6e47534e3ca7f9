import type { Access } from '@academy/contract/endpoint';
import type { User } from '@academy/contract/identity';
import { PROBLEMS, RequestProblem } from '../problems/problem.ts';

/** Who is asking, as the database knows it at this moment. */
export interface Actor {
  readonly userId: string;
  readonly signInId: string;
  readonly user: User;
}

export type ActorFor<Wanted extends Access> = Wanted extends 'public' ? null : Actor;

/** Finds the actor of a sign-in token, or null when the sign-in has ended or the account is suspended. */
export type ReadActor = (token: string) => Promise<Actor | null>;

function mayCall(access: Access, { user }: Actor): boolean {
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

/** Lets a request that needs a sign-in pass with its actor, or ends it with 401 or 403. */
export async function admit(access: Access, token: string | null, readActor: ReadActor): Promise<Actor> {
  const actor = token === null ? null : await readActor(token);
  if (actor === null) throw new RequestProblem(PROBLEMS.notSignedIn);
  if (!mayCall(access, actor)) throw new RequestProblem(PROBLEMS.notAllowed);
  return actor;
}
