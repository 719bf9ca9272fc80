import { useTranslations } from 'use-intl'
import { Actions } from '#ui/actions.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { dateHref } from './date-href.ts'
import type { DateView } from './date-view.ts'

interface DateActionsProps {
  view: DateView
  mayChange: boolean
  /** The page of the date on the site. */
  publicHref: string
}

/** What can be done with a date as it is now. */
export function DateActions({ view: { row, hasStarted }, mayChange, publicHref }: DateActionsProps) {
  const t = useTranslations('officeDates')
  const isOpen = !hasStarted && row.status !== 'called-off'
  const screens = [
    ...(mayChange && row.status === 'tentative' ? (['confirm'] as const) : []),
    ...(mayChange && isOpen ? (['edit', 'move'] as const) : []),
    ...(hasStarted ? (['attendance'] as const) : []),
    ...(['list', 'badges'] as const),
    ...(mayChange ? (['series'] as const) : []),
    ...(mayChange && isOpen ? (['callOff'] as const) : []),
  ]
  const path = (screen: (typeof screens)[number]) => (screen === 'callOff' ? 'call-off' : screen)
  return (
    <Actions>
      {screens.map((screen, index) => (
        <ButtonLink
          key={screen}
          kind={index === 0 && mayChange && isOpen ? 'primary' : 'secondary'}
          size="compact"
          href={dateHref(row.id, path(screen))}
        >
          {t(`${screen}.title`)}
        </ButtonLink>
      ))}
      {mayChange && (
        <ButtonLink kind="secondary" size="compact" href={`/office/dates/new?from=${row.id}`}>
          {t('copy')}
        </ButtonLink>
      )}
      <a href={publicHref}>{t('onTheSite')}</a>
    </Actions>
  )
}
