import { createRoot } from 'react-dom/client';
import { call } from '../../../lib/answers/api-client.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

/**
 * Rendered outside the pages: the form that waits for it stays as it is, whatever the result. Resolves to true when
 * the person has confirmed their identity.
 */
export async function askToConfirm(): Promise<boolean> {
  const ways = await call('GET /api/auth/confirmation', {});
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    function end(isConfirmed: boolean) {
      removeEventListener('popstate', leave);
      // Unmounted first: the form gets the focus back before it continues.
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    }
    const leave = () => end(false);
    addEventListener('popstate', leave);
    root.render(<ConfirmationDialog ways={ways} onEnd={end} />);
  });
}
