import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatSessions } from '../i18n/format-dates.ts'
import { Actions } from '../ui/actions.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { GoLink } from '../ui/go-link.tsx'
import { Heading } from '../ui/heading.tsx'
import { Icon } from '../ui/icon.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { Stack } from '../ui/stack.tsx'
import { Steps } from '../ui/steps.tsx'
import { Text } from '../ui/text.tsx'
import { stickerOf } from '../workshops/sticker-of.ts'
import { useWorkshopWords } from '../workshops/use-workshop-words.ts'
import type { WorkshopView } from '../workshops/workshop-view.ts'
import { OrderPage } from './order-page.tsx'
import type { OrderView } from './order-view.ts'
import { StillDue } from './still-due.tsx'
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
  const { workshop, participants } = view
  const cancelWords = useCancelWords()

  // The booking is made: its draft has done its duty.
  useEffect(() => sessionStorage.removeItem(draftKey), [])

  return (
    <OrderPage
      view={view}
      href={href}
      kicker={t('number', { number: view.number })}
      title={useTitle(view)}
      sticker={workshop ? stickerOf(workshop.certification) : undefined}
    >
      {workshop && <OrderedWorkshop workshop={workshop} calendarHref={isAhead(view) ? `${href}/calendar.ics` : null} />}
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
        {workshop && isAhead(view) && <GoLink href={participantsHref}>{t('participantData')}</GoLink>}
      </Stack>
      {workshop && isAhead(view) && <NextSteps view={view} workshop={workshop} paidByCard={card === 'paid'} />}
      <StillDue view={view} />
      {(card === 'refund-due' || card === 'refunded') && <Text>{t(card, { email: view.email })}</Text>}
      {view.cancel && workshop && (
        <Text size="small" tone="quiet">
          {t('cancelling', { terms: cancelWords(view.cancel, workshop.live?.zone) })}
        </Text>
      )}
      {view.changeable && <GoLink href={`${href}/change`}>{t('change')}</GoLink>}
    </OrderPage>
  )
}

/** What is booked will take place: neither the order is cancelled nor the date called off or over. */
function isAhead({ standing, workshop }: OrderView): boolean {
  const state = workshop?.availability.state
  return standing === 'confirmed' && state !== 'called-off' && state !== 'over'
}

function useTitle({ standing, workshop, bookerTakesPart, participants: { length: count } }: OrderView): string {
  const t = useTranslations('order')
  if (standing === 'cancelled') return t('titleCancelled')
  const state = workshop?.availability.state
  if (state === 'called-off' || state === 'over') return t(`titles.${state}`)
  return bookerTakesPart ? t('title', { count }) : t('titleForOthers', { count })
}

/** Nobody needs a workshop in the calendar that is cancelled or over: the mail has taken it out. */
function OrderedWorkshop({ workshop, calendarHref }: { workshop: WorkshopView; calendarHref: string | null }) {
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
        {calendarHref && (
          <ButtonLink kind="secondary" size="compact" href={calendarHref} download>
            <Icon name="calendar" />
            {t('calendar')}
          </ButtonLink>
        )}
        <PrintButton>{t('print')}</PrintButton>
      </Actions>
    </Stack>
  )
}

interface NextStepsProps {
  view: OrderView
  workshop: WorkshopView
  paidByCard: boolean
}

function NextSteps({ view, workshop, paidByCard }: NextStepsProps) {
  const t = useTranslations('order')
  return (
    <Stack gap="small">
      <Heading level={2} size="part">
        {t('next')}
      </Heading>
      <Steps steps={useNextSteps(view, { workshop, paidByCard })} />
    </Stack>
  )
}
