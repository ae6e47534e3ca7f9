import { PRODUCT_NAME } from '@academy/domain/product';
import type { ReactNode } from 'react';
import { Logo } from '../ui/brand/logo.tsx';
import { Selvedge } from '../ui/brand/selvedge.tsx';
import { Panel } from '../ui/layout/panel.tsx';

const CONTACT = 'privacy@nexusai.academy';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** POPIA s18: who, why, whether voluntary, who receives it, and what a person may ask. Plain HTML, no script. */
export function PrivacyPage() {
  return (
    <div className="min-h-svh">
      <Panel as="header" isRounded={false}>
        <Selvedge />
        <div className="mx-auto max-w-page px-gutter py-3">
          <Logo href="/" />
        </div>
      </Panel>
      <main className="mx-auto grid max-w-read gap-8 px-gutter py-10 text-read leading-read">
        <h1>Your personal information</h1>
        <p>
          {PRODUCT_NAME} follows the Protection of Personal Information Act (POPIA). This page says what we
          keep about you, why, and what you can ask of us.
        </p>
        <Part title="When you join the waiting list">
          <p>
            We ask for your <b>name</b> to greet you, for your <b>e-mail address</b> to tell you about your
            place and the launch, and for your <b>province</b> to see where our learners live. All three are
            your choice, but without them we cannot keep a place for you.
          </p>
          <p>
            Your name and your province appear on the front page under Recent Pioneers. Your e-mail address
            never does.
          </p>
        </Part>
        <Part title="When you become a learner">
          <p>
            We keep your name, e-mail address, a protected form of your password that nobody can read, and
            what you learn here, so that you can go on where you stopped. We also note the devices on which
            you are signed in; you see them on your profile and can end each of them.
          </p>
        </Part>
        <Part title="Whom we give it to">
          <p>
            Nobody buys or receives your information for advertising. Mail is sent through our mail provider.
            There are no trackers, no foreign scripts and no cookies but the one that keeps you signed in.
          </p>
        </Part>
        <Part title="How long we keep it">
          <p>
            Mail is forgotten after 90 days, links after 30 days, ended sign-ins at the latest after 30 days.
            The rest stays as long as you have a place or an account.
          </p>
        </Part>
        <Part title="What you may ask">
          <p>
            You may see, correct and delete what we keep, and you may object to our using it, at any time and
            without giving a reason. Write to <a href={`mailto:${CONTACT}`}>{CONTACT}</a>; it is free, and we
            answer within 30 days. If we do not help you, you can complain to the Information Regulator of
            South Africa (complaints.IR@justice.gov.za).
          </p>
        </Part>
        <p>
          <a href="/">Back to the front page</a>
        </p>
      </main>
    </div>
  );
}
