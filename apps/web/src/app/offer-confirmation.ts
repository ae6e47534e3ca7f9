import { provideConfirmation } from '../lib/answers/requests/confirmation-prompt.ts';
import { loadPart } from '../lib/pages/load-part.ts';
import { toast } from '../ui/feedback/toast-store.ts';

/** Hardly any visit needs a confirmation, so its code is loaded with the first one. */
export function offerConfirmation(): void {
  provideConfirmation(async () => {
    try {
      const askToConfirm = await loadPart(
        () => import('../features/accounts/confirmation/ask-to-confirm.tsx'),
        (confirmation) => confirmation.askToConfirm,
      );
      return await askToConfirm();
    } catch {
      toast({
        title: 'We could not ask you to confirm',
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      });
      return false;
    }
  });
}
