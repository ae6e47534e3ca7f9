import { createRoot } from 'react-dom/client';
import { call } from '../../../lib/answers/api-client.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

/**
 * Lives beside the pages: the form that waits for it stays as it is, whatever the answer. True when the person has shown who
 * they are.
 */
export async function askToConfirm(): Promise<boolean> {
  const ways = await call('GET /api/auth/confirmation', {});
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    function end(isConfirmed: boolean) {
      removeEventListener('popstate', leave);
      // Taken away first: the form gets the focus back before it goes on.
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    }
    const leave = () => end(false);
    addEventListener('popstate', leave);
    root.render(<ConfirmationDialog ways={ways} onEnd={end} />);
  });
}
