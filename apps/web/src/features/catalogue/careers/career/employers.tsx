import { Card } from '../../../../ui/layout/card.tsx';

export function Employers({ companies }: { companies: readonly string[] }) {
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-lg">Top employers in South Africa</h2>
      <ul className="grid gap-1.5 text-ink-2">
        {companies.map((company) => (
          <li key={company}>{company}</li>
        ))}
      </ul>
    </Card>
  );
}
