import { Card } from '../../ui/layout/card.tsx';

export function WaitlistCard() {
  return (
    <Card href="/admin/waitlist">
      <h3>Waiting list</h3>
      <p className="text-ink-2">See who is waiting for a place, and invite them.</p>
    </Card>
  );
}
