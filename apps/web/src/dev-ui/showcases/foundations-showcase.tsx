import { Coin } from '../../ui/brand/coin.tsx';
import { Logo, LogoMark } from '../../ui/brand/logo.tsx';
import { Selvedge } from '../../ui/brand/selvedge.tsx';
import { PageSection } from '../../ui/layout/page-section.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Example, Row } from './example.tsx';

const swatches = [
  { name: 'page', look: 'bg-page' },
  { name: 'surface', look: 'bg-surface' },
  { name: 'sunken', look: 'bg-sunken' },
  { name: 'raised', look: 'bg-raised' },
  { name: 'hover', look: 'bg-hover' },
  { name: 'accent', look: 'bg-accent' },
  { name: 'accent-soft', look: 'bg-accent-soft' },
  { name: 'sun', look: 'bg-sun' },
  { name: 'sun-soft', look: 'bg-sun-soft' },
  { name: 'bloom', look: 'bg-bloom' },
  { name: 'bloom-soft', look: 'bg-bloom-soft' },
  { name: 'success', look: 'bg-success' },
  { name: 'warning', look: 'bg-warning' },
  { name: 'danger', look: 'bg-danger' },
  { name: 'info', look: 'bg-info' },
  { name: 'panel', look: 'bg-panel' },
  { name: 'grad-blue-teal', look: 'bg-grad-blue-teal' },
  { name: 'grad-purple-pink', look: 'bg-grad-purple-pink' },
  { name: 'grad-orange-yellow', look: 'bg-grad-orange-yellow' },
  { name: 'grad-green-blue', look: 'bg-grad-green-blue' },
];

export function FoundationsShowcase() {
  return (
    <PageSection title="Foundations" description="Meaning first: a colour is named after what it is for.">
      <Example name="Colours">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-5">
          {swatches.map(({ name, look }) => (
            <li key={name} className="grid gap-1">
              <span className={`h-14 rounded-md border ${look}`} />
              <span className="break-all">{name}</span>
            </li>
          ))}
        </ul>
      </Example>
      <Example name="Type: Schibsted Grotesk for headings and figures, the system's own face for reading">
        <p className="font-black font-heading text-4xl tracking-display">AI in isiZulu</p>
        <p className="font-black font-heading text-3xl tracking-display">Learn at your pace</p>
        <p className="font-bold font-heading text-2xl">Page title, R2500</p>
        <p className="font-bold font-heading text-xl">Section title</p>
        <p className="font-bold font-heading text-lg">Card title</p>
        <p className="max-w-read text-read leading-read">
          Lesson prose stands a little larger and with more room between its lines, at most 66 characters
          wide.
        </p>
        <p className="text-ink-2">
          Labels, tables and meta are 16 px, the floor. <a href="#foundations">A link in a sentence</a>.
        </p>
        <p className="text-ink-3">
          Quiet text. <code className="font-mono">print("Sawubona")</code>
        </p>
      </Example>
      <div className="grid gap-4 md:grid-cols-2">
        <Example name="Logo, mark, coin">
          <Logo size="lg" className="max-sm:hidden" />
          <Logo />
          <Row>
            <Logo size="sm" />
            <LogoMark className="size-4" />
            <Coin />
            <Coin className="size-10" />
          </Row>
        </Example>
        <Example name="Printed panel and selvedge" isBare>
          <Panel className="grid gap-3 p-6">
            <Logo />
            <p className="text-panel-ink-2">
              Dark in both themes, once a page. <a href="#foundations">A link on it</a>.
            </p>
          </Panel>
          <Selvedge />
          <Selvedge size="thin" />
        </Example>
      </div>
    </PageSection>
  );
}
