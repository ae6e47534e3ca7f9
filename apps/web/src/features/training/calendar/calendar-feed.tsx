import { CalendarPlus, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWrite } from '../../../lib/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { addressFailed } from './booking-messages.ts';

/** The academy keeps a digest of the address only, so it can be shown once: when it is made. */
export function CalendarFeed() {
  const [url, setUrl] = useState<string | null>(null);
  const { write, isPending } = useWrite('POST /api/calendar-feed');

  async function makeAddress() {
    const outcome = await write({});
    if (outcome?.ok) setUrl(outcome.answer.url);
    else if (outcome) toast(addressFailed(outcome.failure));
  }

  return (
    <Card as="section" aria-labelledby="training-feed" className="grid justify-items-start gap-3">
      <h2 id="training-feed" className="text-lg">
        Your sessions in your own calendar
      </h2>
      <p className="text-ink-2">
        Give your phone's calendar a secret address, and it shows the sessions that you have booked. Whoever
        knows the address can see them too. A new address ends the one before it.
      </p>
      {url !== null && <SecretAddress url={url} />}
      <Button icon={CalendarPlus} isPending={isPending} onClick={() => void makeAddress()}>
        {url ? 'Make a new address' : 'Make my address'}
      </Button>
    </Card>
  );
}

function SecretAddress({ url }: { url: string }) {
  const fieldRef = useRef<HTMLInputElement>(null);

  async function copy() {
    fieldRef.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Address copied', description: 'Add it in your calendar as a calendar by address.' });
    } catch {
      toast({ title: 'Please copy it yourself', description: 'The address is marked in its field.' });
    }
  }

  return (
    <>
      <TextField
        ref={fieldRef}
        label="Secret address"
        readOnly
        value={url}
        hint="It is shown only now. Copy it before you leave this page."
        className="w-full"
      />
      <Button variant="primary" icon={Copy} onClick={() => void copy()}>
        Copy address
      </Button>
    </>
  );
}
