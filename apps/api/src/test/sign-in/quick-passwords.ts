import { createPasswordHasher, type PasswordHasher } from '../../gateways/password-hasher.ts';

/** As little work as argon2id allows: tests hash thousands of passwords, none of them a secret. */
export const quickPasswords = (): PasswordHasher => createPasswordHasher({ memoryKib: 8, passes: 1 });
