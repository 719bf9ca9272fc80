import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { z } from 'zod'
import { defaultSettings, type SettingsChange, type SiteSettings } from '#domain/settings/site-settings.ts'
import { termedText, termNames } from '#domain/settings/termed-text.ts'
import { namesOf, type SectionFields } from '#domain/settings/windows.ts'
import { OfficeForm, OfficeTextArea, OfficeTextField, StaleNotice } from '#forms/office/office-form.tsx'
import { OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Button } from '#ui/button.tsx'
import { ChangeList } from '#ui/fact-list.tsx'
import { Heading } from '#ui/heading.tsx'
import { Part, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { ListedStep, SentSection } from './save-section.ts'

interface SectionPageProps {
  title: string
  lede: ReactNode
  /** Whether something has just been saved. */
  done?: boolean | undefined
  children: ReactNode
}

/** A screen of the settings, with the way back to all of them. */
export function SectionPage({ title, lede, done = false, children }: SectionPageProps) {
  const t = useTranslations('officeSettings')
  return (
    <OfficePage
      done={done && <SuccessBanner title={t('saved')} />}
      title={title}
      back={{ href: '/office/settings', label: t('title') }}
      lede={<p>{lede}</p>}
    >
      <Stack gap="huge">{children}</Stack>
    </OfficePage>
  )
}

interface SectionHistoryProps {
  steps: readonly ListedStep[]
  /** A change in words: 'bank.iban' is the IBAN, cents are a price. */
  words(change: SettingsChange): SettingsChange
}

export function SectionHistory({ steps, words }: SectionHistoryProps) {
  const t = useTranslations('officeSettings.history')
  const nothing = useTranslations('officeSettings')('nothing')
  const language = useLocale()
  return (
    <Part title={t('title')}>
      {steps.length === 0 && <Text tone="quiet">{t('none')}</Text>}
      {steps.map(({ version, changedAt, changedBy, reason, changes }) => (
        <Stack key={version} gap="small">
          <Heading level={3} size="small">
            {t('step', { when: formatDateTime(changedAt, { language, time: true }), name: changedBy })}
          </Heading>
          {reason && <Text>{t('reason', { reason })}</Text>}
          <ChangeList
            words={{ before: t('before'), after: t('after'), nothing }}
            changes={changes.map((change) => ({ ...words(change), key: change.name }))}
          />
        </Stack>
      ))}
    </Part>
  )
}

interface SectionConflictProps {
  labels: Readonly<Record<string, string>>
  mine: Readonly<Record<string, string>>
  theirs: Readonly<Record<string, string>>
}

export function SectionConflict({ labels, mine, theirs }: SectionConflictProps) {
  const t = useTranslations('officeSettings')
  const differing = Object.entries(labels).filter(([name]) => (mine[name] ?? '') !== (theirs[name] ?? ''))
  return (
    <StaleNotice>
      <Stack gap="small">
        <Text>{t('conflict.text')}</Text>
        <ChangeList
          words={{ before: t('conflict.now'), after: t('conflict.yours'), nothing: t('nothing') }}
          changes={differing.map(([name, label]) => ({
            key: name,
            name: label,
            before: theirs[name] ?? '',
            after: mine[name] ?? '',
          }))}
        />
      </Stack>
    </StaleNotice>
  )
}

interface SectionFormProps {
  version: number
  labels: Readonly<Record<string, string>>
  state: SentSection | undefined
  schema?: z.ZodType
  /** What is asked of the reason, where a change of this section may need one. */
  reasonHint?: string
  /** Whether only some of its changes need one. */
  reasonOptional?: boolean
  children: ReactNode
}

/** The form of a section. It carries the version that it was opened with, and after a conflict the one that is there now. */
export function SectionForm({
  version,
  labels,
  state,
  schema,
  reasonHint,
  reasonOptional = false,
  children,
}: SectionFormProps) {
  const t = useTranslations('officeSettings')
  const stale = state?.stale
  return (
    <OfficeForm
      schema={schema}
      sent={state?.sent}
      hidden={{ version: stale?.version ?? state?.sent.values.version ?? version }}
      actions={<Button>{stale ? t('conflict.save') : t('save')}</Button>}
    >
      {stale && <SectionConflict labels={labels} mine={state.sent.values} theirs={stale.fields} />}
      {children}
      {reasonHint !== undefined && (
        <OfficeTextArea name="reason" label={t('reason')} hint={reasonHint} optional={reasonOptional} maxLength={500} />
      )}
    </OfficeForm>
  )
}

interface SectionScreenProps<Fields extends SectionFields> {
  title: string
  lede: string
  fields: Fields
  /** What a field is called, and what is to be known of it. */
  words(name: keyof Fields & string): { label: string; hint: string }
  opened: { version: number; fields: Readonly<Record<string, string>>; steps: readonly ListedStep[]; done: boolean }
  state: SentSection | undefined
  reasonHint?: string
  children?: ReactNode
}

/** The screen of a section that is a list of fields, with a box for each: time windows, cancellation terms. */
export function SectionScreen<Fields extends SectionFields>(props: SectionScreenProps<Fields>) {
  const { title, lede, fields, words, opened, state, reasonHint, children } = props
  const boxes = namesOf(fields).map((name) => ({ name, optional: fields[name]?.optional, ...words(name) }))
  const labels: Record<string, string> = Object.fromEntries(boxes.map(({ name, label }) => [name, label]))
  return (
    <SectionPage title={title} lede={lede} done={opened.done && !state}>
      <SectionForm version={opened.version} labels={labels} state={state} {...(reasonHint && { reasonHint })}>
        {boxes.map((box) => (
          <OfficeTextField key={box.name} {...box} value={opened.fields[box.name]} inputMode="numeric" />
        ))}
      </SectionForm>
      {children}
      <SectionHistory
        steps={opened.steps}
        words={(change) => ({ ...change, name: labels[change.name] ?? change.name })}
      />
    </SectionPage>
  )
}

type TermsOnPagesProps = {
  [Section in keyof typeof termNames]: { of: Section; value: SiteSettings[Section] }
}[keyof typeof termNames]

/** What an editor types so that a page shows a value that is set here, and the present value. */
export function TermsOnPages({ of, value }: TermsOnPagesProps) {
  const t = useTranslations('officeSettings.terms')
  const language = useLocale()
  const settings = { ...defaultSettings, [of]: value }
  return (
    <Part title={t('title')}>
      <Text>{t('text')}</Text>
      <OfficeTable
        caption={t('title')}
        columns={[t('typed'), t('onPage')]}
        rows={termNames[of].map((name) => ({
          key: name,
          head: <code>{`{term:${name}}`}</code>,
          cells: [termedText(`{term:${name}}`, settings, language)],
        }))}
      />
    </Part>
  )
}
