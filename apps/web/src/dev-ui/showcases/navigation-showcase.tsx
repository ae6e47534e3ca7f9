import { CalendarDays, LayoutDashboard, LogOut, Settings, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Pagination } from '../../ui/actions/pagination.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/actions/tabs.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Accordion, AccordionItem } from '../../ui/layout/accordion.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { DropdownMenu } from '../../ui/overlays/menus/dropdown-menu.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '../../ui/overlays/menus/menu-item.tsx';
import { Example, Row } from './example.tsx';

const contentTabs = ['Courses', 'Events', 'Collections', 'Instructors', 'Curricula', 'Learning Paths'];

export function NavigationShowcase() {
  const [page, setPage] = useState(60);
  return (
    <PageSection title="Navigation">
      <Example name="Tabs; too many for a phone, they scroll" isBare>
        <Tabs defaultValue="dashboard">
          <TabList label="Training">
            <Tab value="dashboard" icon={LayoutDashboard}>
              Dashboard
            </Tab>
            <Tab value="calendar" icon={CalendarDays}>
              Calendar
            </Tab>
            <Tab value="off" isDisabled>
              Later
            </Tab>
          </TabList>
          <TabPanel value="dashboard">The dashboard</TabPanel>
          <TabPanel value="calendar">The calendar</TabPanel>
        </Tabs>
        <Tabs defaultValue="Curricula">
          <TabList label="Content types">
            {contentTabs.map((name) => (
              <Tab key={name} value={name} count={name.length}>
                {name}
              </Tab>
            ))}
          </TabList>
          {contentTabs.map((name) => (
            <TabPanel key={name} value={name}>
              All {name}
            </TabPanel>
          ))}
        </Tabs>
      </Example>
      <Example name="Accordion" isBare>
        <Accordion defaultValue="phone">
          <AccordionItem value="phone" title="Can I learn on my phone?">
            Yes. Lessons are made for small screens and small bundles; what you opened stays on the phone.
          </AccordionItem>
          <AccordionItem
            value="pay"
            title="How do I pay, and what happens when a payment fails halfway through?"
          >
            You pay by card. A payment that fails costs nothing and changes nothing.
          </AccordionItem>
          <AccordionItem value="coins" title="What are Nexii coins?">
            Points for what you learn. They have no cash value.
          </AccordionItem>
        </Accordion>
      </Example>
      <div className="grid gap-4 md:grid-cols-2">
        <Example name="Dropdown menu">
          <Row>
            <DropdownMenu align="start" trigger={<Button>Naledi Mokoena</Button>}>
              <MenuLabel>naledi@example.co.za</MenuLabel>
              <MenuItem icon={User} href="#navigation">
                Profile
              </MenuItem>
              <MenuItem icon={Settings} href="#navigation">
                Settings
              </MenuItem>
              <MenuItem icon={Trash2} isDisabled onSelect={() => undefined}>
                Delete account
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={LogOut} tone="danger" onSelect={() => toast({ title: 'Signed out' })}>
                Log out
              </MenuItem>
            </DropdownMenu>
          </Row>
        </Example>
        <Example name="Pagination">
          <Pagination label="Pages of learners" page={page} pageCount={120} onPageChange={setPage} />
        </Example>
      </div>
    </PageSection>
  );
}
