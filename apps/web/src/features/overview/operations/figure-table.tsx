import type { ReactNode } from 'react';
import { datedFileName } from '../../../lib/pages/save-csv.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { CsvButton } from './csv-button.tsx';

interface TabledProps {
  title: string;
  description?: string | undefined;
  /** The table as a file; sample data has none. */
  csv: string | false;
  file: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** A table of figures, with an export as a file. */
export function Tabled({ title, description, csv, file, isEmpty, children }: TabledProps) {
  return (
    <PageSection
      title={title}
      description={description}
      action={csv !== false && !isEmpty && <CsvButton title={title} csv={csv} file={datedFileName(file)} />}
    >
      {isEmpty ? (
        <EmptyState>There is nothing to count in this time.</EmptyState>
      ) : (
        <Card padding="none" className="overflow-hidden">
          {children}
        </Card>
      )}
    </PageSection>
  );
}
