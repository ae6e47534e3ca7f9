export { CONFIRMED_AREAS, type ConfirmedArea } from './confirmed-areas.ts';
export { type GuardOutcome, guardOutcome } from './guard.ts';
export { avatarLetters } from './initials.ts';
export {
  DRAWER_ENTRIES,
  isCurrentEntry,
  type MenuPath,
  type NavigationEntry,
  SIDEBAR_ENTRIES,
  userMenuEntries,
} from './navigation.ts';
export { isOwnPath } from './own-path.ts';
export { pageTitle } from './page-title.ts';
export { isRole, ROLES, type Role, type RoleColour, roleColour, roleShownAs } from './roles.ts';
export {
  isAllowed,
  MAILED_PATHS,
  type MailedPath,
  matchRoute,
  ROUTE_ACCESS,
  type RouteAccess,
  type RouteParams,
  type RoutePath,
  routeOf,
} from './route-access.ts';
export { SIGN_IN_PATHS, type SignInPath } from './sign-in-paths.ts';
