import { impersonal } from '../../../database/personal-data.ts';
import {
  academyDays,
  activeDays,
  cohortDays,
  courseDays,
  dailyFigures,
  figureRollups,
  itemFigures,
  lastActiveDays,
  lessonFigures,
} from './tables.ts';

const COUNTED = 'How many of all learners, or of anything, on a day; nobody’s own figures.';

export const personalData = {
  lessonFigures: impersonal(lessonFigures, COUNTED, [
    'courseId',
    'lessonId',
    'day',
    'opened',
    'completed',
    'stopped',
  ]),
  itemFigures: impersonal(itemFigures, COUNTED, [
    'assessmentId',
    'itemId',
    'day',
    'asked',
    'rightCount',
    'restSum',
    'restSquareSum',
    'restRightSum',
    'strong',
    'strongRight',
  ]),
  dailyFigures: impersonal(dailyFigures, COUNTED, ['figure', 'day', 'value']),
  figureRollups: impersonal(figureRollups, 'When figures were counted last.', ['rollup', 'countedAt']),
  academyDays: impersonal(academyDays, COUNTED, [
    'day',
    'signups',
    'invited',
    'joinedFromList',
    'joined',
    'enrolled',
    'learning',
    'completed',
    'enrolments',
    'completions',
    'revenueCents',
  ]),
  activeDays: impersonal(activeDays, COUNTED, ['day', 'previous', 'people']),
  cohortDays: impersonal(cohortDays, COUNTED, ['day', 'later', 'people']),
  courseDays: impersonal(courseDays, COUNTED, ['courseId', 'day', 'learners', 'completed', 'percentSum']),
  lastActiveDays: impersonal(lastActiveDays, COUNTED, ['day', 'people']),
};
