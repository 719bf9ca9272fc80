import { useLocale, useTranslations } from 'use-intl'
import type { Availability } from '#domain/workshop/availability.ts'
import { certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import { useHouse } from '../house.ts'
import { Actions } from '../ui/actions.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { GoLink } from '../ui/go-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Text } from '../ui/text.tsx'
import type { WorkshopView } from '../workshops/workshop-view.ts'

const words = {
  'sold-out': ['soldOutTitle', 'soldOutText'],
  'self-paced': ['selfPacedTitle', 'selfPacedText'],
  started: ['startedTitle', 'startedText'],
  over: ['overTitle', 'overText'],
  'called-off': ['calledOffTitle', 'calledOffText'],
  'not-payable': ['notPayableTitle', 'notPayableText'],
} as const satisfies Record<Exclude<Availability['state'], 'bookable' | 'waiting-list'>, readonly [string, string]>

/** Why a workshop cannot be booked here, and what to do instead (SPEC §4: 'not bookable' is shown as 'interested'). */
export function ClosedNotice({ workshop }: { workshop: WorkshopView }) {
  const t = useTranslations('workshop.closed')
  const { company } = useHouse()
  const language = useLocale()
  const { state } = workshop.availability
  if (state === 'bookable' || state === 'waiting-list') return null
  const [title, text] = words[state]
  const certification = certificationBySlug(workshop.certification)
  const subject = encodeURIComponent(`${workshop.title} (${workshop.slug})`)
  return (
    <Notice tone="info" title={t(title)}>
      <Text>{t(text)}</Text>
      <Actions>
        {state === 'self-paced' && certification && (
          <ButtonLink kind="primary" href={`${certificationHref(language, certification)}/self-paced-booking`}>
            {t('tickets')}
          </ButtonLink>
        )}
        <ButtonLink
          kind={state === 'self-paced' ? 'secondary' : undefined}
          href={`mailto:${company.email}?subject=${subject}`}
        >
          {t('writeUs')}
        </ButtonLink>
        <GoLink href={`/${language}/workshops`}>{t('seeDates')}</GoLink>
      </Actions>
    </Notice>
  )
}
