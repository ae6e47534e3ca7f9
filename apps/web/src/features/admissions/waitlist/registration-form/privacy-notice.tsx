/** What POPIA requires where information is collected: why each field, who sees it, the right to object. */
export function PrivacyNotice() {
  return (
    <p className="text-ink-3">
      We only use your email for your place and the launch. Your first name and province appear under Recent
      Pioneers, to show who is joining and from where. You may object at any time:{' '}
      <a href="/privacy">how we handle your information</a>.
    </p>
  );
}
