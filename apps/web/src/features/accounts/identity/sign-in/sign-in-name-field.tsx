import { TextField } from '../../../../ui/forms/text-field.tsx';

interface SignInNameFieldProps {
  /** The name that was already typed elsewhere. */
  typedBefore?: string;
}

export function SignInNameField({ typedBefore }: SignInNameFieldProps) {
  return (
    <TextField
      label="Username or e-mail"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      defaultValue={typedBefore}
    />
  );
}
