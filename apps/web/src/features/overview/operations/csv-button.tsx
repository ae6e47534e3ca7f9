import { Download } from 'lucide-react';
import { saveCsv } from '../../../lib/pages/save-csv.ts';
import { Button } from '../../../ui/actions/button.tsx';

interface CsvButtonProps {
  title: string;
  csv: string;
  file: string;
}

export function CsvButton({ title, csv, file }: CsvButtonProps) {
  return (
    <Button icon={Download} onClick={() => saveCsv(`${file}.csv`, csv)}>
      <span>
        CSV<span className="sr-only"> of {title}</span>
      </span>
    </Button>
  );
}
