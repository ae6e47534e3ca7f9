export { fetchCurrentUser } from './fetch-current-user.ts';
export { NewPasswordField } from './passwords/new-password-field.tsx';
export { newPasswordError } from './passwords/password-words.ts';
export { SignInPanel } from './sign-in/sign-in-panel.tsx';
export { UnreachableNotice } from './unreachable-notice.tsx';
export { useCurrentUser } from './use-current-user.ts';
export { useLogOut } from './use-log-out.ts';
