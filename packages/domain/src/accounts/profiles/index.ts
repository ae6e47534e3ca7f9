export { AVATAR_MAX_BYTES, AVATAR_PIXELS, isAvatarSize } from './avatar.ts';
export { courseForGoal } from './course-for-goal.ts';
export { nameAmongLearners, type SeenPerson } from './name-among-learners.ts';
export {
  checkProfile,
  GOAL_MAX_LENGTH,
  type Profile,
  type ProfileRefusal,
} from './profile.ts';
export { isProvince, PROVINCES, type Province } from './provinces.ts';
