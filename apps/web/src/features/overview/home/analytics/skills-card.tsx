import { Chip } from '../../../../ui/actions/chip.tsx';
import { Card } from '../../../../ui/layout/card.tsx';

export function SkillsCard({ skills }: { skills: readonly string[] }) {
  return (
    <Card as="section" padding="tight" className="grid content-start gap-3">
      <h3>Skills Acquired</h3>
      {skills.length === 0 ? (
        <p className="text-ink-2">
          Your first skill appears here once you have learned enough of it in a course.
        </p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill}>
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
