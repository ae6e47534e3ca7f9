import { Button } from '../../ui/actions/button.tsx';
import { type ToastMessage, toast } from '../../ui/feedback/toast-store.ts';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Example, Row } from './example.tsx';

const messages: readonly (ToastMessage & { button: string })[] = [
  { button: 'Info', title: 'Level Up! 🎉', description: "You've reached Level 2!" },
  {
    button: 'Success',
    variant: 'success',
    title: 'Session Booked Successfully',
    description: 'Careers in data, Tuesday 19 August at 17:30 SAST.',
  },
  {
    button: 'Reward',
    variant: 'reward',
    title: 'Reward Claimed!',
    description: '50 Nexii coins for completing a course module.',
  },
  {
    button: 'Warning',
    variant: 'warning',
    title: "You're offline",
    description: 'Cached content is available for learning.',
  },
  {
    button: 'Destructive',
    variant: 'destructive',
    title: 'Scheduling Conflict',
    description: 'This session conflicts with "Train your first model". Please choose a different time.',
  },
  { button: 'Title only', variant: 'success', title: 'Course created successfully' },
];

export function ToastsShowcase() {
  return (
    <PageSection
      title="Toasts"
      description="One at a time, at most 420 px wide, closes after 5 seconds. F8 goes to it."
    >
      <Example name="Show one">
        <Row>
          {messages.map(({ button, ...message }) => (
            <Button key={button} onClick={() => toast(message)}>
              {button}
            </Button>
          ))}
        </Row>
      </Example>
    </PageSection>
  );
}
