import { dayInWords, sastDay } from '@academy/domain/kernel';
import { CalendarDays, LayoutDashboard } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { useMinute } from '../../../lib/pages/use-minute.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/actions/tabs.tsx';
import { CalendarView } from './calendar/calendar-view.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';

const CALENDAR = 'calendar';
const DASHBOARD = 'dashboard';

function viewOf(query: string): string {
  return new URLSearchParams(query).get('view') === CALENDAR ? CALENDAR : DASHBOARD;
}

/** TRAIN-01: two views. The selected one is in the address, so that the back button and links work. */
export function TrainingPage() {
  const [path, navigate] = useLocation();
  const view = viewOf(useSearch());
  const now = useMinute();
  const today = sastDay(now);
  return (
    <Tabs
      value={view}
      onValueChange={(chosen) => {
        // A click fires twice, by press and by focus, and must be one history entry.
        if (chosen === viewOf(location.search)) return;
        navigate(chosen === CALENDAR ? `${path}?view=${CALENDAR}` : path);
      }}
      className="gap-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <TabList label="Training Hub views">
          <Tab value={DASHBOARD} icon={LayoutDashboard}>
            Dashboard
          </Tab>
          <Tab value={CALENDAR} icon={CalendarDays}>
            Calendar
          </Tab>
        </TabList>
        <p className="text-ink-2">{dayInWords(today)}</p>
      </div>
      <TabPanel value={DASHBOARD}>
        <Dashboard />
      </TabPanel>
      <TabPanel value={CALENDAR}>
        <CalendarView now={now} />
      </TabPanel>
    </Tabs>
  );
}
