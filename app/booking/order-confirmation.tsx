import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime, formatSessions } from '../i18n/format-dates.ts'
import { Actions } from '../ui/actions.tsx'
import { AmountList } from '../ui/amount-list.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { GoLink } from '../ui/go-link.tsx'
import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { Section } from '../ui/section.tsx'
import { Stack } from '../ui/stack.tsx'
import { Steps } from '../ui/steps.tsx'
import { Text } from '../ui/text.tsx'
import { WithAside } from '../ui/with-aside.tsx'
import { stickerOf } from '../workshops/sticker-of.ts'
import { useWorkshopWords } from '../workshops/use-workshop-words.ts'
import type { WorkshopView } from '../workshops/workshop-view.ts'
import { InvoiceAddressLines } from './invoice-address-lines.tsx'
import { InvoiceLinks } from './invoice-links.tsx'
import { OrderQuestion } from './order-question.tsx'
import type { OrderView } from './order-view.ts'
import { useQuoteRows } from './quote-rows.ts'
import { draftKey } from './use-booking-draft.ts'
import { useCancelWords } from './use-cancel-words.ts'
import { useNextSteps } from './use-next-steps.ts'

interface OrderConfirmationProps {
  view: OrderView
  /** The address of this page: what belongs to the order lies below it. */
  href: string
  participantsHref: string
  /** What has become of the money of a card; null when none was charged. */
  card: 'paid' | 'refund-due' | 'refunded' | null
}

/** What was booked, for whom, what it costs and how it goes on. */
export function OrderConfirmation({ view, href, participantsHref, card }: OrderConfirmationProps) {
  const t = useTranslations('order')
  const language = useLocale()
  const rows = useQuoteRows()
  const { workshop, participants } = view
  const cancelWords = useCancelWords()

  // The booking is made: its draft has done its duty.
  useEffect(() => sessionStorage.removeItem(draftKey), [])

  return (
    <>
      <PageHead
        kicker={t('number', { number: view.number })}
        title={useTitle(view)}
        lede={
          <p>
            {t.rich(view.standing === 'cancelled' ? 'ledeCancelled' : 'lede', {
              email: view.email,
              strong: (chunks) => <strong>{chunks}</strong>,
            })}
          </p>
        }
        sticker={workshop ? stickerOf(workshop.certification) : undefined}
        facts={[
          { label: t('date'), value: formatDateTime(view.placedAt, { language }) },
          { label: t('orderNumber'), value: view.number },
          { label: t('customerNumber'), value: view.customerNumber },
        ]}
      />
      <Section>
        <WithAside
          aside={
            <Stack>
              <Panel title={t('summary')}>
                <AmountList rows={rows(view.quote)} />
                <Text size="small">{t('invoiceTo')}</Text>
                <InvoiceAddressLines invoice={view.invoice} name={view.bookerName} />
              </Panel>
              <InvoiceLinks invoices={view.invoices} href={href} />
              <OrderQuestion />
            </Stack>
          }
        >
          <Stack gap="huge">
            {workshop && <OrderedWorkshop workshop={workshop} calendarHref={`${href}/calendar.ics`} />}
            <Stack gap="small">
              <Heading level={2} size="part">
                {t('participants')}
              </Heading>
              <ol>
                {participants.map(({ name, introduction }) => (
                  <li key={name}>
                    {name} {introduction && <small>({t('withIntroduction')})</small>}
                  </li>
                ))}
              </ol>
              {workshop && view.standing === 'confirmed' && (
                <GoLink href={participantsHref}>{t('participantData')}</GoLink>
              )}
            </Stack>
            {workshop && view.standing === 'confirmed' && (
              <NextSteps email={view.email} workshop={workshop} paidByCard={card === 'paid'} />
            )}
            {(card === 'refund-due' || card === 'refunded') && <Text>{t(card, { email: view.email })}</Text>}
            {view.cancel && workshop && (
              <Text size="small" tone="quiet">
                {t('cancelling', { terms: cancelWords(view.cancel, workshop.live?.zone) })}
              </Text>
            )}
            {view.changeable && <GoLink href={`${href}/change`}>{t('change')}</GoLink>}
          </Stack>
        </WithAside>
      </Section>
    </>
  )
}

function useTitle({ standing, bookerTakesPart, participants: { length: count } }: OrderView): string {
  const t = useTranslations('order')
  if (standing === 'cancelled') return t('titleCancelled')
  return bookerTakesPart ? t('title', { count }) : t('titleForOthers', { count })
}

function OrderedWorkshop({ workshop, calendarHref }: { workshop: WorkshopView; calendarHref: string }) {
  const t = useTranslations('order')
  const language = useLocale()
  const words = useWorkshopWords()
  return (
    <Stack gap="small">
      <Heading level={2} size="part">
        {t('workshop')}
      </Heading>
      <Text>
        <strong>{workshop.title}</strong> {words.withTrainers(workshop)}
      </Text>
      {workshop.live && (
        <ul>
          {formatSessions(workshop.live.sessions, workshop.live.zone, language).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Text>{words.fullPlace(workshop)}</Text>
      <Actions>
        <ButtonLink kind="secondary" size="compact" href={calendarHref} download>
          <Icon name="calendar" />
          {t('calendar')}
        </ButtonLink>
        <PrintButton>{t('print')}</PrintButton>
      </Actions>
    </Stack>
  )
}

function NextSteps({ email, workshop, paidByCard }: { email: string; workshop: WorkshopView; paidByCard: boolean }) {
  const t = useTranslations('order')
  return (
    <Stack gap="small">
      <Heading level={2} size="part">
        {t('next')}
      </Heading>
      <Steps steps={useNextSteps(email, { workshop, paidByCard })} />
    </Stack>
  )
}
