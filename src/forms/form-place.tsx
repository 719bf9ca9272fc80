import { type ComponentProps, type ReactNode, use } from 'react'
import { useTranslations } from 'use-intl'
import { AddressContext } from '#frame/contexts.ts'
import { Notice } from '#ui/panel.tsx'
import { Text } from '#ui/text.tsx'
import styles from './forms.module.css'
import type { LostAnswer } from './lost-answer.ts'

interface FormPlaceProps {
  /** The same on every page that has the form, and on the page that answers it. */
  name: string
  answered: boolean
  children: ReactNode
}

/** Around a form that only the server checks (docs/decisions/0030): browser/page.ts shows the answer here, else it is a page of its own. */
export function FormPlace({ name, answered, children }: FormPlaceProps) {
  return (
    <div data-form-place={name} data-answered={answered || undefined}>
      <LostNotices />
      {children}
    </div>
  )
}

/** What the script of the frame shows when no answer comes. */
function LostNotices() {
  return (['again', 'offline'] as const).map((lost) => (
    <div key={lost} className={styles.box} data-lost={lost} tabIndex={-1} hidden>
      <LostNotice lost={lost} orders={false} />
    </div>
  ))
}

export function LostNotice({ lost, orders }: { lost: LostAnswer; orders: boolean }) {
  const t = useTranslations('lostAnswer')
  const booking = useTranslations('booking')
  if (lost === 'offline')
    return <Notice tone="alert" title={t('offlineTitle')} text={t('offline', { orders: orders ? 'yes' : 'no' })} />
  return (
    <Notice tone="alert" title={booking('failureTitle')}>
      <Text>{booking('failureText')}</Text>
      <Text size="small">{t(lost)}</Text>
    </Notice>
  )
}

interface PlainFormProps extends Omit<ComponentProps<'form'>, 'method' | 'onSubmit'> {
  /** It leads to another site, whose answer no script may read: once it is stored, a GET of its address leads there, too. */
  leaves?: boolean | undefined
}

/** A form that only the server validates: browser/page.ts sends it and keeps it without an answer. Without that script the browser does. */
export function PlainForm({ leaves = false, children, ...form }: PlainFormProps) {
  return (
    <form {...form} method="post" noValidate data-page-form={leaves ? 'leaves' : ''}>
      <LostNotices />
      {children}
    </form>
  )
}

/** On the page of the order: it had arrived before the form was sent this time, or before its answer did. */
export function AgainNotice() {
  const t = useTranslations('lostAnswer')
  const { search } = use(AddressContext)
  if (!new URLSearchParams(search).has('again')) return null
  return <Notice tone="info" title={t('againTitle')} text={t('againText')} />
}
