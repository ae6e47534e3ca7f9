import { usePageTitle } from '../../../lib/pages/page-title.ts';
import { useCurrentUser } from '../../accounts/identity/index.ts';
import { DataSettings } from './data-settings.tsx';
import { SavedCourses } from './saved-courses.tsx';
import { WaitingWork } from './waiting-work.tsx';

/** What is saved on this device and works offline. */
export function OfflinePage() {
  usePageTitle('Offline and data');
  const { data: user } = useCurrentUser();
  return user ? (
    <div className="grid gap-stack">
      <WaitingWork userId={user.id} />
      <SavedCourses userId={user.id} />
      <DataSettings />
    </div>
  ) : null;
}
