import {
  BrainCircuit,
  ChartScatter,
  CodeXml,
  Cog,
  Compass,
  Database,
  type LucideIcon,
  Microscope,
  Rocket,
} from 'lucide-react';

// Imported one by one: a lookup by name at run time would bundle all icons.
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'brain-circuit': BrainCircuit,
  'chart-scatter': ChartScatter,
  'code-xml': CodeXml,
  cog: Cog,
  compass: Compass,
  database: Database,
  microscope: Microscope,
  rocket: Rocket,
};

export function careerIcon(name: string): LucideIcon {
  return ICONS[name] ?? Compass;
}
