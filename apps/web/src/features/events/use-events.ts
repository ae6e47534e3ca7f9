import type { EventAnswer } from '@academy/contract/events';
import { useQuery } from '@tanstack/react-query';

export function useEvents(isWanted: boolean) {
  return useQuery<EventAnswer[]>({ queryKey: ['/api/events'], enabled: isWanted });
}
