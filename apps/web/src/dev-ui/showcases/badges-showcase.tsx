import { Check, Clock, Sparkles, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../ui/actions/chip.tsx';
import { Avatar } from '../../ui/brand/avatar.tsx';
import { AvatarGroup } from '../../ui/brand/avatar-group.tsx';
import { Badge } from '../../ui/brand/badge.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Example, Row } from './example.tsx';

const people = [
  { name: 'Zanele Khumalo', fallback: 'ZA' },
  { name: 'Johan Botha', fallback: 'JO' },
  { name: 'Priya Naidoo', fallback: 'PR' },
  { name: 'Tshepo Mahlangu', fallback: 'TS' },
  { name: 'Fatima Davids', fallback: 'FA' },
  { name: 'Rudzani Mudau', fallback: 'RU' },
  { name: 'Lerato Molefe', fallback: 'LE' },
];

export function BadgesShowcase() {
  const [isBeginner, setIsBeginner] = useState(true);
  return (
    <PageSection title="Badges, chips, avatars">
      <Example name="Badges">
        <Row>
          <Badge tone="role-administrator">Administrator</Badge>
          <Badge tone="role-trainer">Trainer</Badge>
          <Badge tone="role-learner">Learner</Badge>
        </Row>
        <Row>
          <Badge>Neutral</Badge>
          <Badge tone="accent" icon={Check}>
            Booked
          </Badge>
          <Badge tone="sun">50% off</Badge>
          <Badge tone="sun-soft">Featured</Badge>
          <Badge tone="success">Completed</Badge>
          <Badge tone="warning">Starting soon</Badge>
          <Badge tone="danger" icon={TriangleAlert}>
            Conflict
          </Badge>
          <Badge tone="bloom">Community</Badge>
          <Badge tone="info">Beta</Badge>
        </Row>
        <div className="flex flex-wrap justify-between gap-2 rounded-md bg-grad-purple-pink p-3">
          <Badge tone="cover" icon={Clock}>
            Live in 3 days
          </Badge>
          <Badge tone="sun">50% off</Badge>
        </div>
      </Example>
      <div className="grid gap-4 md:grid-cols-2">
        <Example name="Chips: plain, filter, link">
          <Row>
            <Chip>Python</Chip>
            <Chip>Data Analysis</Chip>
            <Chip icon={Sparkles}>Prompting</Chip>
          </Row>
          <Row>
            <Chip isPressed={isBeginner} onClick={() => setIsBeginner(!isBeginner)}>
              Beginner
            </Chip>
            <Chip isPressed={!isBeginner} onClick={() => setIsBeginner(!isBeginner)}>
              Advanced
            </Chip>
            <Chip href="#badges">How do I enrol?</Chip>
          </Row>
        </Example>
        <Example name="Avatars">
          <Row>
            {people.slice(0, 6).map((person) => (
              <Avatar key={person.name} {...person} label={person.name} />
            ))}
          </Row>
          <Row>
            <Avatar name="Naledi Mokoena" fallback="NA" size="sm" />
            <Avatar name="Naledi Mokoena" fallback="NA" size="lg" />
            <Avatar name="Broken picture" fallback="BR" imageUrl="data:image/png;base64,broken" />
            <AvatarGroup people={people} label="7 instructors" />
          </Row>
        </Example>
      </div>
    </PageSection>
  );
}
