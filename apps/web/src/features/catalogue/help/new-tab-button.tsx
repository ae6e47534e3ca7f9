import { ExternalLink } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';

interface NewTabButtonProps {
  /** Undefined until it has loaded. */
  href: string | undefined;
  children: string;
}

export function NewTabButton({ href, children }: NewTabButtonProps) {
  if (href === undefined) return <Button disabled>{children}</Button>;
  return (
    <Button href={href} target="_blank" rel="noopener" iconAfter={ExternalLink}>
      <span>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </Button>
  );
}
