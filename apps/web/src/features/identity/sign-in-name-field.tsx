import { TextField } from '../../ui/forms/text-field.tsx';

interface SignInNameFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function SignInNameField({ value, onChange }: SignInNameFieldProps) {
  return (
    <TextField
      label="Username or e-mail"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
