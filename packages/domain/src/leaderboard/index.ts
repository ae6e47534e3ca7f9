export { COUNTED_PLACES, NEIGHBOURS_SHOWN, placesOf, TOP_SHOWN } from './places.ts';
export { leaderboardWeek, POINTS, type Points, withPoints } from '../learning/points.ts';
