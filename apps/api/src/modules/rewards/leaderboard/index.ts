export { leaderboardHandlers } from './leaderboard.routes.ts';
export { readLeaderboard } from './read-leaderboard.ts';
