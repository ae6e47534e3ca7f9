import type { Actor } from '../../../../http/endpoints/actor.ts';
import { LatestMap } from '../../../../http/endpoints/responses/latest-map.ts';
import type { Services } from '../../../../services.ts';
import { recordFirstOpening } from '../../../enrolment/places/index.ts';

// The number of places that are read from within a few hours.
const MOST_PLACES = 5000;

interface NotedPlace {
  readonly version: number;
  readonly hasPlace: boolean;
}

/**
 * Records on the server when a learner who agreed to start at once was first given a lesson outside the preview: from then on
 * the purchase can no longer be cancelled. The database is asked once per version of a learner's record, which every change of
 * a place raises, and written once per place.
 */
export class FirstOpenings {
  readonly #services: Pick<Services, 'db' | 'clock' | 'config'>;
  readonly #noted = new LatestMap<string, NotedPlace>(MOST_PLACES);

  constructor(services: Pick<Services, 'db' | 'clock' | 'config'>) {
    this.#services = services;
  }

  /** Before the lesson is handed out. Returns whether the reader still has the place; a grant outlives it for a while. */
  async note(
    { userId, recordVersion: version }: Pick<Actor, 'userId' | 'recordVersion'>,
    courseId: string,
  ): Promise<boolean> {
    const { db, clock, config } = this.#services;
    // Without keys nothing is sold, and nothing can be cancelled.
    if (config.payments === null) return true;
    const place = `${userId} ${courseId}`;
    const known = this.#noted.get(place);
    if (known?.version === version) return known.hasPlace;
    const hasPlace = await recordFirstOpening(db, userId, courseId, clock());
    this.#noted.set(place, { version, hasPlace });
    return hasPlace;
  }
}
