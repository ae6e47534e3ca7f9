import { EllipsisVertical, Home, Menu, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { ScrollArea } from '../../ui/layout/scroll-area.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { DropdownMenu } from '../../ui/overlays/menus/dropdown-menu.tsx';
import { MenuItem } from '../../ui/overlays/menus/menu-item.tsx';
import { CourseSheet } from './course-sheet.tsx';
import { Example, Row } from './example.tsx';

type Overlay = 'dialog' | 'confirm' | 'drawer' | 'sheet';

export function OverlaysShowcase() {
  const [open, setOpen] = useState<Overlay>();
  const close = () => setOpen(undefined);
  return (
    <PageSection title="Overlays">
      <Example name="Escape, a click beside it and the close button close each of them">
        <Row>
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('confirm')}>Confirm dialog</Button>
          <Button icon={Menu} onClick={() => setOpen('drawer')}>
            Drawer
          </Button>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
          <DropdownMenu trigger={<IconButton icon={EllipsisVertical} label="Course menu" />}>
            <MenuItem icon={Trash2} tone="danger" onSelect={() => setOpen('confirm')}>
              Delete course
            </MenuItem>
          </DropdownMenu>
        </Row>
      </Example>
      <Example name="Scroll area: its scrollbar hides 600 ms after the last movement">
        <ScrollArea label="Terms" className="h-40 rounded-md border bg-sunken p-4">
          {Array.from({ length: 14 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of lines
            <p key={index}>Line {index + 1} of a text that is longer than its frame.</p>
          ))}
        </ScrollArea>
      </Example>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Complete Payment"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary">Pay R1250</Button>
          </>
        }
      >
        <p className="text-ink-2">
          AI Fundamentals. You pay once, by card, and the lessons open at once. No data beyond the payment
          leaves us.
        </p>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete “AI Fundamentals”?"
        confirmLabel="Delete course"
      >
        The 41 learners in it keep their certificates. This cannot be undone.
      </ConfirmDialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Menu"
        closeLabel="Close menu"
        header={<Logo size="sm" />}
      >
        {['Home', 'Training', 'Careers', 'Events'].map((name) => (
          <Button
            key={name}
            variant="quiet"
            icon={Home}
            isWide
            href="#overlays"
            className="justify-start"
            onClick={close}
          >
            {name}
          </Button>
        ))}
      </Drawer>
      <CourseSheet isOpen={open === 'sheet'} onClose={close} />
    </PageSection>
  );
}
