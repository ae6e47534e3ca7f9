import { ArrowRight, Moon, Pencil, Plus, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { Example, Row } from './example.tsx';

export function ButtonsShowcase() {
  return (
    <PageSection title="Buttons" description="One primary button per view.">
      <Example name="Variants">
        <Row>
          <Button variant="primary">Primary</Button>
          <Button variant="sun">Reward</Button>
          <Button variant="claim">Claim 50</Button>
          <Button>Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger" icon={Trash2}>
            Delete
          </Button>
          <Button variant="danger-filled">Delete course</Button>
        </Row>
        <Row>
          <Button variant="primary" size="lg" iconAfter={ArrowRight}>
            Explore Courses
          </Button>
          <Button size="lg" icon={Plus} href="#buttons">
            A link
          </Button>
        </Row>
        <Row>
          <Button variant="primary" disabled>
            Payment Not Configured
          </Button>
          <Button disabled>Disabled</Button>
          <Button variant="quiet" disabled>
            Disabled
          </Button>
        </Row>
      </Example>
      <div className="grid gap-4 md:grid-cols-2">
        <PendingButtons />
        <Example name="On a panel" isBare>
          <Panel className="flex flex-wrap items-center gap-3 p-6">
            <Button variant="sun">Start learning</Button>
            <Button variant="on-panel">Sign in</Button>
            <IconButton variant="icon-on-panel" icon={Moon} label="Dark theme" />
          </Panel>
        </Example>
      </div>
      <Example name="Icon buttons (the tooltip appears on hover and focus)">
        <Row>
          <Tooltip text="Edit course">
            <IconButton icon={Pencil} label="Edit course" />
          </Tooltip>
          <Tooltip text="Delete course">
            <IconButton variant="icon-danger" icon={Trash2} label="Delete course" />
          </Tooltip>
          <IconButton variant="secondary" icon={Search} label="Search" />
          <IconButton variant="secondary" icon={Search} label="Search again" isPending />
          <IconButton icon={Pencil} label="Edit" disabled />
        </Row>
      </Example>
      <Example name="Wide, and a label that does not fit">
        <Button variant="primary" size="lg" isWide>
          Join Early Access
        </Button>
        <Button className="w-48">Pay for the whole learning path at once</Button>
      </Example>
    </PageSection>
  );
}

function PendingButtons() {
  const [isPending, setIsPending] = useState(true);
  return (
    <Example name="Pending: same width, label still readable">
      <Row>
        <Button variant="primary" isPending={isPending}>
          Save Course
        </Button>
        <Button icon={Plus} isPending={isPending}>
          Add
        </Button>
        <Button variant="quiet" isPending={isPending}>
          Retry
        </Button>
        <Button variant="sun" iconAfter={ArrowRight} isPending={isPending}>
          Continue
        </Button>
      </Row>
      <Row>
        <Button variant="quiet" onClick={() => setIsPending(!isPending)}>
          {isPending ? 'Stop waiting' : 'Wait again'}
        </Button>
      </Row>
    </Example>
  );
}
