import { PRODUCT_NAME } from '@academy/domain/product';

/** Leaves the corner free for the round button of the assistant. */
export function Footer() {
  return (
    <footer className="border-t">
      <div className="mx-auto grid w-full max-w-[calc(var(--container-app)+2*var(--s-gutter))] gap-2 px-gutter py-6 pr-24 text-ink-3 md:grid-cols-[1fr_auto] md:py-8 md:pr-26">
        <p>
          © {new Date().getFullYear()} {PRODUCT_NAME}. Made in South Africa.
        </p>
        <p>
          Nexii coins are points and have no cash value. <a href="/privacy">Privacy</a>
        </p>
      </div>
    </footer>
  );
}
