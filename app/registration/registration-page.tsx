import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { InvoiceAddressLines } from '../booking/invoice-address-lines.tsx'
import { useQuoteRows } from '../booking/quote-rows.ts'
import { AgainNotice } from '../form/again-notice.tsx'
import { formatDateTime, formatDeadline } from '../i18n/format-dates.ts'
import { AmountList } from '../ui/amount-list.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { Section } from '../ui/section.tsx'
import { Stack } from '../ui/stack.tsx'
import { Text } from '../ui/text.tsx'
import { VisitorTime } from '../ui/visitor-time.tsx'
import { WithAside } from '../ui/with-aside.tsx'
import { SessionHours } from '../workshops/session-hours.tsx'
import { stickerOf } from '../workshops/sticker-of.ts'
import { useWorkshopWords } from '../workshops/use-workshop-words.ts'
import { AskedParticipants } from './asked-participants.tsx'
import { Countdown } from './countdown.tsx'
import type { RegistrationView } from './registration-view.ts'
import { useRegistrationText } from './use-registration-text.ts'

interface RegistrationPageProps {
  view: RegistrationView
  /** What can be done in this state. */
  children: ReactNode
}

/** A registration on the waitlist: where it stands, what was asked for, and what can be done (SPEC §3 and §4). */
export function RegistrationPage({ view, children }: RegistrationPageProps) {
  const t = useTranslations('registration')
  const language = useLocale()
  const words = useWorkshopWords()
  const rows = useQuoteRows()
  const text = useRegistrationText(view)
  const { workshop, until } = view
  const isOpen = view.state === 'waiting' || view.state === 'offered'
  const isOrdered = view.state === 'confirmed' || view.state === 'awaiting-payment'
  const hours = workshop.live && words.hours(workshop.live) && <SessionHours live={workshop.live} />
  return (
    <>
      <PageHead
        kicker={t('kicker', { date: formatDateTime(view.registeredAt, { language }) })}
        title={t(`title.${view.state}`, { count: view.seats })}
        lede={
          <>
            <p>{text}</p>
            {view.state === 'offered' && until && (
              <p>
                <Countdown key={view.now} until={until} now={view.now} />
                {' – '}
                {t('until', { end: formatDeadline(until, language) })}
                <VisitorTime moments={[{ startsAt: until }]} zone="Europe/Vienna" />
              </p>
            )}
          </>
        }
        sticker={stickerOf(workshop.certification)}
        facts={[
          { label: workshop.title, value: words.dates(workshop) },
          ...(hours ? [{ label: t('hours'), value: hours }] : []),
          { label: t('place'), value: words.fullPlace(workshop) },
          { label: t('seats'), value: view.seats },
        ]}
      />
      <Section>
        <WithAside
          aside={
            (isOpen || isOrdered) && (
              <Panel title={t('price')}>
                <AmountList rows={rows(view.quote)} />
                {isOpen && (
                  <Text size="tiny" tone="quiet">
                    {t('priceNote')}
                  </Text>
                )}
                <Text size="small">{t('invoiceTo')}</Text>
                <InvoiceAddressLines invoice={view.invoice} name={view.bookerName} />
              </Panel>
            )
          }
        >
          <Stack gap="huge">
            <AgainNotice />
            {view.state !== 'offered' && <AskedParticipants participants={view.participants} />}
            {children}
          </Stack>
        </WithAside>
      </Section>
    </>
  )
}
