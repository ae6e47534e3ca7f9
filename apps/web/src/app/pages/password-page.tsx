import { ResetPasswordPage } from '../../features/accounts/identity/reset-password-page.tsx';
import { BarePage } from './bare-page.tsx';

export function PasswordPage() {
  return (
    <BarePage>
      <ResetPasswordPage />
    </BarePage>
  );
}
