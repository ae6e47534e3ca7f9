import { TextField } from '../../../../ui/forms/text-field.tsx';

interface SignInNameFieldProps {
  /** What was typed elsewhere already. */
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
