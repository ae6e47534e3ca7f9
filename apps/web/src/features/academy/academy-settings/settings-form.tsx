import type { CurrentSettings } from '@academy/contract/academy/academy-settings';
import { SETTING_KINDS, type SettingKind } from '@academy/domain/academy/academy-settings';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Problem } from '../../../ui/feedback/problem.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Switch } from '../../../ui/forms/switch.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { differencesOf, draftOf, faultsOf, settingsOf } from './setting-draft.ts';
import { SETTING_GROUPS, SETTING_WORDS, type SettingName, saveSentence } from './setting-words.ts';
import { SettingsConflict } from './settings-conflict.tsx';

const INPUTS: Readonly<Record<SettingKind, { type: string; inputMode?: 'numeric' | 'decimal' }>> = {
  moment: { type: 'datetime-local' },
  day: { type: 'date' },
  flag: { type: 'checkbox' },
  places: { type: 'text', inputMode: 'numeric' },
  rand: { type: 'text', inputMode: 'numeric' },
  cents: { type: 'text', inputMode: 'decimal' },
  email: { type: 'email' },
  phone: { type: 'tel' },
  link: { type: 'url' },
};

interface SettingsFormProps {
  /** The saved settings; what is typed stays when somebody else changes them. */
  kept: CurrentSettings;
}

export function SettingsForm({ kept }: SettingsFormProps) {
  const [draft, setDraft] = useState(() => draftOf(kept.settings));
  const [version, setVersion] = useState(kept.version);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { write, isPending } = useWrite('PUT /api/admin/settings');
  const faults = isSubmitted ? faultsOf(draft) : new Map<SettingName, string>();
  const isDirty = differencesOf(draftOf(kept.settings), draft).length > 0;
  // This form's own save is known before the page has refetched the settings.
  const isOvertaken = kept.version > version;

  async function save(saidVersion: number) {
    setProblem(undefined);
    const sent = draft;
    const result = await write({ ...settingsOf(sent), version: saidVersion });
    if (!result) return;
    if (!result.ok) return setProblem(saveSentence(result.failure));
    const { settings } = result.answer;
    // What was typed meanwhile stays.
    setDraft((now) => (now === sent ? draftOf(settings) : now));
    setVersion(result.answer.version);
    toast({
      title: 'Settings saved',
      description: 'They count from now on. The audit log has each change.',
      variant: 'success',
    });
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    flushSync(() => setIsSubmitted(true));
    const [wrong] = faultsOf(draft).keys();
    if (wrong !== undefined) return form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    void save(version);
  }
  const field = (name: SettingName) => ({
    name,
    ...SETTING_WORDS[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setDraft({ ...draft, [name]: target.type === 'checkbox' ? String(target.checked) : target.value }),
  });

  return (
    <>
      <LeaveGuard isDirty={isDirty} />
      <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-stack">
        {SETTING_GROUPS.map(({ title, description, names }) => (
          <PageSection key={title} title={title} headingLevel={3} description={description}>
            <Card className="grid gap-4 sm:grid-cols-2">
              {names.map((name) =>
                SETTING_KINDS[name] === 'flag' ? (
                  <Switch key={name} {...field(name)} checked={draft[name] === 'true'} />
                ) : (
                  <TextField
                    key={name}
                    {...field(name)}
                    {...INPUTS[SETTING_KINDS[name]]}
                    maxLength={500}
                    value={draft[name]}
                    error={faults.get(name)}
                  />
                ),
              )}
            </Card>
          </PageSection>
        ))}
        {isOvertaken && (
          <SettingsConflict
            kept={kept}
            draft={draft}
            isPending={isPending}
            onTakeTheirs={() => {
              setDraft(draftOf(kept.settings));
              setVersion(kept.version);
              setProblem(undefined);
            }}
            onSaveMine={() => void save(kept.version)}
          />
        )}
        <div className="grid justify-items-start gap-3">
          <Problem>{problem}</Problem>
          <Button type="submit" variant="primary" isPending={isPending}>
            Save the settings
          </Button>
        </div>
      </form>
    </>
  );
}
