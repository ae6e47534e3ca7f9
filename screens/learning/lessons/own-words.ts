const PLAN =
  'Our kitchen cooks for ninety guests each weekday and throws away about twelve plates, because nobody knows in the morning how many people will come. We write down the date, the weather and the plates that were served. A model guesses the number, the head cook decides, and she may always ignore it. After four weeks we compare it with the same weekday of last week and stop if it is no better.';

/** Long enough for each part of a project, and a different answer for each. */
export const ownWords = (part: number) => `Part ${part + 1} of my plan. ${PLAN}`;
