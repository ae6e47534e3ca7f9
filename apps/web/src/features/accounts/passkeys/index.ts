export { showCredential } from './credentials.ts';
export { signInWithPasskey } from './sign-in-with-passkey.ts';
