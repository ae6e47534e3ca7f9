import type { FreeReason } from '@academy/domain/catalogue/pricing';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { PlaceAccess } from '../../catalogue/courses/index.ts';

interface FreePlaceProps {
  freeBecause: FreeReason | null;
  access: PlaceAccess;
  onLeave: () => void;
}

export function FreePlace({ freeBecause, access, onLeave }: FreePlaceProps) {
  return (
    <Card tone="sun" padding="tight" className="grid justify-items-start gap-3">
      <p>{access.kind === 'owned' ? ownedText(freeBecause) : freeText(freeBecause)}</p>
      {access.kind === 'owned' ? (
        <Button variant="sun" href={access.href} onClick={onLeave}>
          Open the lessons
        </Button>
      ) : (
        <Button variant="sun" isPending={access.isPending} onClick={access.onTake}>
          {freeBecause === 'early-access' ? 'Take your free early-access place' : 'Take your free place'}
        </Button>
      )}
    </Card>
  );
}

function freeText(freeBecause: FreeReason | null): string {
  switch (freeBecause) {
    case 'early-access':
      return 'We are not taking payments yet. In early access your place is free.';
    case 'in-writing':
      return 'Some lessons of this course are still being written. Until all of them are there we charge nothing, and your place stays yours.';
    case null:
      return 'This course costs nothing.';
  }
}

function ownedText(freeBecause: FreeReason | null): string {
  return freeBecause === 'early-access'
    ? 'We are not taking payments yet, and you already have a place in this course.'
    : 'You already have a place in this course.';
}
