import { Accessibility, Bell, Lock, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import { AccessibilitySettings } from '../../features/accounts/display-settings/accessibility-settings.tsx';
import { AccountDetails } from '../../features/accounts/identity/account-details.tsx';
import { ChangePasswordForm } from '../../features/accounts/identity/passwords/change-password-form.tsx';
import { SignInList } from '../../features/accounts/identity/sign-in-list.tsx';
import { MailPreferences } from '../../features/accounts/mail-preferences/mail-preferences.tsx';
import { lazyPart } from '../../lib/pages/lazy-part.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/actions/tabs.tsx';
import { SectionBoundary } from '../../ui/feedback/section-boundary.tsx';

// Few academies use an external model: its consent question loads separately, after the page.
const ModelPreference = lazyPart(
  () => import('../../features/assistant/agents/model-consent/model-preference.tsx'),
  ({ ModelPreference }) => ModelPreference,
);

// 2§2
const TABS = [
  { value: 'account', name: 'Account', icon: UserRound },
  { value: 'security', name: 'Security', icon: Lock },
  { value: 'accessibility', name: 'Accessibility', icon: Accessibility },
  { value: 'preferences', name: 'Preferences', icon: Bell },
] as const;
const [FIRST] = TABS;

function tabOf(query: string): string {
  const requestedTab = new URLSearchParams(query).get('tab');
  return TABS.find(({ value }) => value === requestedTab)?.value ?? FIRST.value;
}

/** SET-01. The selected tab is in the address, so that a link can lead to it. */
export function SettingsPage() {
  const [path, navigate] = useLocation();
  const tab = tabOf(useSearch());
  return (
    <Tabs
      value={tab}
      onValueChange={(chosen) =>
        navigate(chosen === FIRST.value ? path : `${path}?tab=${chosen}`, { replace: true })
      }
      className="gap-6"
    >
      <TabList
        label="Settings"
        className="max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))]"
      >
        {TABS.map(({ value, name, icon }) => (
          <Tab key={value} value={value} icon={icon}>
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="account">
        <AccountDetails />
      </TabPanel>
      <TabPanel value="security" className="grid gap-stack">
        <ChangePasswordForm />
        <SignInList />
      </TabPanel>
      <TabPanel value="accessibility">
        <AccessibilitySettings />
      </TabPanel>
      <TabPanel value="preferences" className="grid gap-stack">
        <MailPreferences />
        <p>
          Lite mode, a monthly budget and what is saved on this device:{' '}
          <a href="/offline">offline and data</a>.
        </p>
        <SectionBoundary>
          <Suspense>
            <ModelPreference />
          </Suspense>
        </SectionBoundary>
      </TabPanel>
    </Tabs>
  );
}
