export { fetchCurrentUser } from './fetch-current-user.ts';
export { SignInPanel } from './sign-in-panel.tsx';
export { UnreachableNotice } from './unreachable-notice.tsx';
export { useCurrentUser } from './use-current-user.ts';
export { useLogOut } from './use-log-out.ts';
