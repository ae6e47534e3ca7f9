import type { CareerAnswer } from '@academy/contract/catalogue/careers';
import { Button } from '../../../../ui/actions/button.tsx';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { careerIcon } from '../career-icons.ts';

export function CareerHero({ career }: { career: CareerAnswer }) {
  return (
    <Panel as="section" className="grid gap-4 p-[clamp(1.5rem,1rem+2vw,2.5rem)]">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-lg bg-white/12 text-sun">
          <Icon icon={careerIcon(career.icon)} size="large" />
        </span>
        <h2 className="min-w-0 font-black text-2xl tracking-display">{career.title}</h2>
      </div>
      <p className="max-w-read font-semibold text-read">{career.description}</p>
      {career.fullDescription.map((paragraph) => (
        <p key={paragraph} className="max-w-read text-panel-ink-2 text-read leading-read">
          {paragraph}
        </p>
      ))}
      <Button variant="sun" size="lg" href="/training" className="mt-1 justify-self-start">
        Start Learning Today
      </Button>
    </Panel>
  );
}
