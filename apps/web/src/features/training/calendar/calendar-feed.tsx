import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import { useRef } from 'react';
import { ApiError, call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';

function tellFailure(error: Error) {
  toast({
    title: 'Error',
    description:
      error instanceof ApiError
        ? error.sentence
        : 'There is no connection. Please try again to be sure of your address.',
    variant: 'destructive',
  });
}

/** The academy keeps a digest of the address only, so it can be shown once: when it is made. */
export function CalendarFeed() {
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call('POST /api/calendar-feed', undefined),
    onError: tellFailure,
  });
  return (
    <Card as="section" aria-labelledby="training-feed" className="grid justify-items-start gap-3">
      <h2 id="training-feed" className="text-lg">
        Your sessions in your own calendar
      </h2>
      <p className="text-ink-2">
        Give your phone's calendar a secret address, and it shows the sessions that you have booked. Whoever
        knows the address can see them too. A new address ends the one before it.
      </p>
      {data && <SecretAddress url={data.url} />}
      <Button icon={CalendarPlus} isPending={isPending} onClick={() => mutate()}>
        {data ? 'Make a new address' : 'Make my address'}
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
