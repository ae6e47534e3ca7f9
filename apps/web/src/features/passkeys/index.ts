export { signInWithPasskey } from './sign-in-with-passkey.ts';
