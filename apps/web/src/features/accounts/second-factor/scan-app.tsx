import type { Answer } from '@academy/contract';
import { type FormEvent, useState } from 'react';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { confirmSentence } from './second-factor-words.ts';

export type Begun = Answer<'POST /api/auth/second-factor'>;

interface ScanAppProps {
  begun: Begun;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The QR code for a second device, and the secret for the phone that shows this page. */
export function ScanApp({ begun: { secret, picture }, onConfirmed }: ScanAppProps) {
  const { write, isPending } = useWrite('POST /api/auth/second-factor/confirmation');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return setError('Please type the code that the app shows.');
    const result = await write({ code });
    if (!result) return;
    if (result.ok) onConfirmed(result.answer.recoveryCodes);
    else setError(confirmSentence(result.failure));
  }
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p>
        Scan this picture with an authenticator app, such as the one that your phone came with. On this phone,
        type the secret into the app instead.
      </p>
      <svg
        role="img"
        aria-label="Picture for the authenticator app"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        className="size-52 rounded-lg bg-white"
        shapeRendering="crispEdges"
      >
        <path d={picture.path} fill="#000" />
      </svg>
      <p>
        Secret:{' '}
        <code className="wrap-anywhere font-mono font-semibold">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label="Code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        value={code}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="primary" isPending={isPending} className="justify-self-start">
        Turn on
      </Button>
    </form>
  );
}
