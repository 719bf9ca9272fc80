import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { ActionId } from '#domain/audit/actions.ts'
import { lookUpForm } from '#domain/data-protection/office-forms.ts'
import { listOf } from '#domain/newsletter/subscription.ts'
import { stateNames } from '#domain/registration/registration.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { useActionText } from '#features/audit/office/log-table.tsx'
import { servicesContext } from '#features/context.ts'
import { useMailName } from '#features/mail-log/office/mail-rows.tsx'
import { dateNameOf } from '#features/workshops/office/date-row.ts'
import { takeForm } from '#forms/form-action.ts'
import { noTraces } from '#frame/no-traces.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { countryName, formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { EmptyState } from '#lists/office-list.tsx'
import type { LinkPurpose } from '#platform/ports.ts'
import { CompactButton, PrintButton } from '#ui/button.tsx'
import { Notice, Panel } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import type { Route } from './+types/data-protection-file'
import styles from './data-protection.module.css'
import { type FileView, fileView, type ViewedFact } from './file-view.ts'
import { LookUpForm, PlanList } from './look-up-form.tsx'

export const handle = { permission: 'protect-data' } satisfies OfficeHandle

/** There is a file only for an address, and that comes by POST. */
export function loader() {
  return null
}

/** Looks up what is known; changes nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  return takeForm(request, lookUpForm, async ({ address }) => {
    const known = await context.get(servicesContext).dataProtection.lookUp(address)
    return { sent: null, file: fileView(known) }
  })
}

export const headers = () => noTraces

export default function PersonFile({ actionData }: Route.ComponentProps) {
  const t = useTranslations('officePrivacy')
  const language = useLocale()
  const back = { href: '/office/data-protection', label: t('title') }
  const file = actionData && 'file' in actionData ? actionData.file : null
  if (!file)
    return (
      <OfficePage title={t('search.title')} back={back}>
        <LookUpForm sent={actionData?.sent} />
      </OfficePage>
    )
  const { address, sections, lines, erasedAt } = file
  const canErase = lines.some(({ fate }) => fate !== 'kept')
  return (
    <OfficePage
      title={t('file.title', { address })}
      back={back}
      actions={
        sections.length > 0 && (
          <>
            <AddressButton action="/office/data-protection/download" address={address}>
              {t('file.download')}
            </AddressButton>
            <PrintButton>{t('file.print')}</PrintButton>
            {canErase && (
              <AddressButton action="/office/data-protection/erase" intent="look-up" address={address}>
                {t('file.erase')}
              </AddressButton>
            )}
          </>
        )
      }
    >
      <Stack gap="large">
        {erasedAt.map((at) => (
          <Notice
            key={at}
            tone="info"
            title={t('file.erasedAt', { day: formatDateTime(at, { language, time: true }) })}
          />
        ))}
        {sections.length === 0 && <EmptyState title={t('file.nothing')}>{t('file.nothingText')}</EmptyState>}
        {sections.length > 0 && !canErase && <PlanList lines={lines} />}
        <FileSheet sections={sections} />
      </Stack>
    </OfficePage>
  )
}

interface AddressButtonProps {
  action: string
  intent?: string
  address: string
  children: ReactNode
}

/** A button that takes an address along without writing it into the address of a page. */
function AddressButton({ action, intent, address, children }: AddressButtonProps) {
  return (
    <form method="post" action={action}>
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="address" value={address} />
      <CompactButton>{children}</CompactButton>
    </form>
  )
}

/** What the program calls the states of money, answers and checks; `officePrivacy.word.{word}` in the messages. */
const fileWords = [
  'yes',
  'no',
  'valid',
  'invalid',
  'unknown',
  'open',
  'paid',
  'expired',
  'refund-due',
  'refunded',
  'failed',
  'due',
  'done',
] as const

/** A word that a reader has a text for; null for any other, which is read out as it is. */
function fileWord(value: string): (typeof fileWords)[number] | null {
  return fileWords.find((known) => known === value) ?? null
}

/** What a personal link is for, by its purpose; `officePrivacy.link.{word}` in the messages. */
const linkWords = {
  order: 'order',
  registration: 'registration',
  offer: 'offer',
  comment: 'comment',
  participant: 'participant',
  payment: 'payment',
  consent: 'consent',
  withdrawal: 'withdrawal',
  address: 'address',
  'newsletter-confirm': 'newsletter',
  'newsletter-end': 'newsletter',
  replies: 'comment',
} as const satisfies Record<LinkPurpose, string>

type LinkWord = (typeof linkWords)[LinkPurpose]

function linkWord(purpose: string): LinkWord | 'other' {
  return Object.hasOwn(linkWords, purpose) ? linkWords[purpose as LinkPurpose] : 'other'
}

/** The state of an order or a registration as the list of bookings calls it. */
function useStateText(): (value: string) => string {
  const t = useTranslations('officeBookings.state')
  return (value) => {
    const known = stateNames.find((name) => name === value)
    return known ? t(known) : value
  }
}

function useFactText(): (fact: ViewedFact) => string {
  const t = useTranslations('officePrivacy')
  const mailName = useMailName()
  const list = useTranslations('officeNewsletter.lists')
  const action = useActionText()
  const state = useStateText()
  const language = useLocale()
  return ({ value, format, details = {} }) => {
    switch (format) {
      case 'moment':
        return formatDateTime(value, { language, time: true })
      case 'cents':
        return formatMoney(Number(value), language)
      case 'flag':
        return value === 'true' ? t('yes') : t('no')
      case 'mail':
        return mailName(value) ?? t('job')
      case 'link':
        return t(`link.${linkWord(value)}`)
      case 'word': {
        const word = fileWord(value)
        return word ? t(`word.${word}`) : value
      }
      case 'state':
        return state(value)
      case 'list': {
        const known = listOf(value)
        return known ? list(known) : value
      }
      case 'country':
        return countryName(value, language)
      case 'workshop':
        return dateNameOf(value, language) ?? certificationBySlug(value)?.title ?? value
      case 'action':
        // as it is stored
        return action({ action: value as ActionId, details })
      default:
        return value
    }
  }
}

export function FileSheet({ sections }: Pick<FileView, 'sections'>) {
  const t = useTranslations('officePrivacy')
  return (
    <div className={styles.sheet}>
      {sections.map(({ kind, entries }) => (
        <Panel key={kind} title={t('count', { kind: t(`kind.${kind}`), count: entries.length })}>
          <div className={styles.entries}>
            {entries.map(({ key, facts }) => (
              <Entry key={key} facts={facts} />
            ))}
          </div>
        </Panel>
      ))}
    </div>
  )
}

function Entry({ facts }: { facts: readonly ViewedFact[] }) {
  const t = useTranslations('officePrivacy')
  const textOf = useFactText()
  return (
    <dl className={styles.entry}>
      {facts.map((fact) => (
        <div key={fact.field}>
          <dt>{t(`field.${fact.field}`)}</dt>
          <dd>{textOf(fact)}</dd>
        </div>
      ))}
    </dl>
  )
}
