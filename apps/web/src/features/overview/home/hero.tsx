import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';

/** HOME-01, HOME-02. Not prominent, because the lesson to continue is. */
export function Hero() {
  return (
    <Card
      as="section"
      padding="tight"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1"
    >
      <h2 className="text-lg">Transform Your Future with AI</h2>
      <Button href="/courses">Explore Courses</Button>
    </Card>
  );
}
