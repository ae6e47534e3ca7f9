import { showcaseSections } from './showcase-sections.tsx';

export function ShowcaseNav() {
  return (
    <nav
      aria-label="Components"
      className="-mx-gutter sticky top-0 z-sticky min-w-0 self-start border-b bg-page px-gutter lg:top-6 lg:mx-0 lg:border-b-0 lg:px-0"
    >
      <ul className="flex gap-1 overflow-x-auto py-1 [scrollbar-width:none] lg:grid lg:border-l-2 lg:py-0 lg:pl-2">
        {showcaseSections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-touch items-center rounded-md px-3 font-medium whitespace-nowrap text-ink-2 no-underline hover:bg-hover hover:text-ink focus-visible:-outline-offset-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
