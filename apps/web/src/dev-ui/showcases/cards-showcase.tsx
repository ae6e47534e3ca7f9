import { BookOpen, Clock, Flame, Target, TrendingUp } from 'lucide-react';
import { Button } from '../../ui/actions/button.tsx';
import { MoreLink } from '../../ui/actions/more-link.tsx';
import { Badge } from '../../ui/brand/badge.tsx';
import { IconTile } from '../../ui/brand/icon-tile.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { StatCard, StatGrid } from '../../ui/layout/stat-card.tsx';
import { Example } from './example.tsx';

export function CardsShowcase() {
  return (
    <PageSection title="Cards and figures" action={<MoreLink href="#cards">See all</MoreLink>}>
      <Example name="Figures" isBare>
        <StatGrid>
          <StatCard label="Course Progress" value={67} unit="%" icon={Target} />
          <StatCard label="Study Hours" value={156} icon={Clock} tone="sun" />
          <StatCard label="Average Score" value={87} unit="%" icon={TrendingUp} tone="success" />
          <StatCard label="Learning Streak" value={7} unit="days" icon={Flame} tone="bloom" />
        </StatGrid>
      </Example>
      <Example name="Cards" isBare className="sm:grid-cols-2 xl:grid-cols-3">
        <Card as="article" padding="none" isLifting className="flex flex-col p-2 pb-4.5">
          <div className="flex h-38 items-start justify-between rounded-md bg-grad-blue-teal p-3">
            <Badge tone="cover">Live today</Badge>
            <Badge tone="sun">50% off</Badge>
          </div>
          <div className="flex flex-1 flex-col gap-2 px-3 pt-4">
            <h3>AI Fundamentals</h3>
            <p className="text-ink-2">What AI is, what it is not, and how to use it at work from tomorrow.</p>
            <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
              <p className="flex items-baseline gap-2">
                <span className="font-bold font-heading text-xl">R1250</span>
                <s className="text-ink-3">R2500</s>
              </p>
              <Button>Enroll</Button>
            </div>
          </div>
        </Card>
        <div className="grid content-start gap-4">
          <Card href="#cards" padding="tight" className="flex items-center gap-4">
            <IconTile icon={BookOpen} />
            <span className="min-w-0">
              <strong className="block">Introduction to AI Concepts</strong>
              <span className="text-ink-3">2 hours · Beginner</span>
            </span>
          </Card>
          <Card tone="sun">You learn best on weekday evenings: keep Tuesday and Thursday free.</Card>
          <Card tone="info">Good to know: lessons you opened are kept on this phone.</Card>
          <Card tone="locked" className="text-ink-2">
            Complete the first module to open this one.
          </Card>
        </div>
        <Card>
          <h3 className="mb-2">Definition list</h3>
          <DefinitionList
            items={[
              { term: 'Course', description: 'R2500' },
              { term: 'Early enrolment', description: '−R1250' },
              { term: 'You pay', description: 'R1250' },
            ]}
          />
        </Card>
      </Example>
      <Example name="Glossary">
        <DefinitionList
          look="words"
          items={[
            { term: 'Model', description: 'A set of numbers that turns an input into an answer.' },
            {
              term: 'Overfitting',
              description: 'A model that learnt the examples by heart and fails on what it has not seen.',
            },
          ]}
        />
      </Example>
    </PageSection>
  );
}
