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
      <main className="mx-auto grid max-w-read gap-8 px-gutter py-10 text-read leading-read wrap-anywhere">
        <h1>Your personal information</h1>
        <p>
          {PRODUCT_NAME} follows the Protection of Personal Information Act (POPIA). This page explains what
          we keep about you, why we keep it, and what you can ask of us.
        </p>
        <Part title="When you join the waiting list">
          <p>
            We ask for your <b>name</b> so that we can greet you, your <b>email address</b> so that we can
            tell you about your place and the launch, and your <b>province</b> so that we know where our
            learners live. You do not have to give us any of them, but without all three we cannot keep a
            place for you.
          </p>
          <p>
            Your first name and your province appear on the front page under Recent Pioneers. Your email
            address never does.
          </p>
        </Part>
        <Part title="When you become a learner">
          <p>
            We keep your name, your email address, a protected form of your password that nobody can read, and
            a record of what you learn here, so that you can continue where you left off. We also note which
            devices you are signed in on. You can see them on your profile and sign out any of them.
          </p>
          <p>
            When you hand in a project, those who teach the course read it. They also see what is unusual
            about how your learning reached us, for example many lessons at once, as after days without
            network. Fellow learners do not see that, and nothing is decided by it alone.
          </p>
          <p>
            A certificate has a page of its own. Whoever has its link or its number sees your name, the course
            and what you proved in it, and never your email address. You decide whom you give the link to.
          </p>
          <p>
            We delete your conversations with the assistant 30 days after the last message. If you write that
            you are in danger or in distress, it stands in no list that our staff read and goes to no language
            model. A person of the academy sees it only if you attach the chat to your question yourself.
          </p>
        </Part>
        <Part title="Who we share it with">
          <p>
            We do not sell your information or share it for advertising. Our email goes out through a mail
            provider. There are no trackers, no third-party scripts, and no cookies except the ones that keep
            you signed in and protect your account, and one that for some seconds lets you see at once what
            you have saved.
          </p>
        </Part>
        <Part title="How long we keep it">
          <p>
            We delete our copies of emails after 90 days, links after 30 days, and ended sign-ins after 30
            days at most. The rest stays for as long as you have a place or an account. Of an erased account
            we keep receipts for five years, because tax law asks for it.
          </p>
        </Part>
        <Part title="What you can ask for">
          <p>
            You can ask to see, correct or delete what we keep, and you can object to our using it, at any
            time and without giving a reason. Who has an account does it there, under Settings, Privacy and my
            data: a copy of everything, what you have agreed to, and the erasure of the account. Everybody
            else writes to <a href={`mailto:${CONTACT}`}>{CONTACT}</a>. It is free, and we will answer within
            30 days. If we do not resolve it, you can complain to the Information Regulator of South Africa
            (complaints.IR@justice.gov.za).
          </p>
        </Part>
        <p>
          <a href="/">Back to the front page</a>
        </p>
      </main>
    </div>
  );
}
