import type { HelpAnswer } from '@academy/contract/help';
import { useQuery } from '@tanstack/react-query';

export function useHelp() {
  return useQuery<HelpAnswer>({ queryKey: ['/api/help'] });
}
