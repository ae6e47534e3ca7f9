import { CalendarPlus, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useWrite } from '../../../../lib/answers/use-write.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { toast } from '../../../../ui/feedback/toast-store.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { addressFailed } from './bookings/booking-messages.ts';

/** The academy stores only a digest of the address, so it can be shown once: when it is created. */
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
        Sessions and events in your own calendar
      </h2>
      <p className="text-ink-2">
        Add a private link to the calendar on your phone, and it shows the sessions you have booked and the
        events you have registered for. Anyone who has the link can see them too. A new link replaces the old
        one.
      </p>
      {url !== null && <SecretAddress url={url} />}
      <Button icon={CalendarPlus} isPending={isPending} onClick={() => void makeAddress()}>
        {url ? 'Get a new calendar link' : 'Get my calendar link'}
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
      toast({
        title: 'Link copied',
        description: 'In your calendar app, choose to subscribe by link and paste it.',
      });
    } catch {
      toast({ title: 'Please copy it yourself', description: 'The link is selected for you.' });
    }
  }

  return (
    <>
      <TextField
        ref={fieldRef}
        label="Private calendar link"
        readOnly
        value={url}
        hint="You will only see it now. Copy it before you leave this page."
        className="w-full"
      />
      <Button variant="primary" icon={Copy} onClick={() => void copy()}>
        Copy link
      </Button>
    </>
  );
}
