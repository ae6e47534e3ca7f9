import { saveFile } from '../../../lib/pages/save-csv.ts';
import { Button } from '../../../ui/actions/button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown only once: we store only their hashes. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <div className="grid gap-4" role="status">
      <p>
        Write these codes down, or save them, and keep them away from your phone. Each opens your account once
        when the phone is lost. They are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="grid gap-2 font-mono text-lg sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => saveFile('recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}>
          Save as a file
        </Button>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
