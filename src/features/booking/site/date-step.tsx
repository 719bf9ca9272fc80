import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { certificationBySlug, certificationHref } from '#domain/workshop/certification.ts'
import { useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { SessionHours, WorkshopBadges } from '#features/workshops/site/workshop-badges.tsx'
import type { WorkshopView } from '#features/workshops/site/workshop-view.ts'
import { useSending } from '#forms/sending.tsx'
import { Dotted } from '#ui/badge.tsx'
import { Button, GoLink } from '#ui/button.tsx'
import choice from '#ui/choice.module.css'
import { classNames } from '#ui/class-names.ts'
import { FormStep } from '#ui/form-step.tsx'
import { Actions } from '#ui/section.tsx'

interface DateStepProps {
  title: string
  field: { id: string; name: string }
  chosen: WorkshopView
  /** The dates to choose from by start, including the selected one. */
  dates: readonly WorkshopView[]
  /** How many upcoming dates the workshop has; a link leads to those that are not here. */
  dateCount: number
  /** Shows the form for the selected date when scripts are off. */
  update: ComponentProps<'button'>
}

/**
 * Selects the date. Each date has its own page: selecting another one navigates there, keeping form and focus. Without JavaScript a button does it;
 * the server books only the date of the page (docs/rules/forms.md).
 */
export function DateStep({ title, field, chosen, dates, dateCount, update }: DateStepProps) {
  const t = useTranslations('booking')
  const language = useLocale()
  const words = useWorkshopWords()
  const certification = certificationBySlug(chosen.certification)
  const { wanted, choose } = useDateChoice(field.id, chosen, dates)
  return (
    <FormStep title={title} intro={dates.length > 1 ? t('dateHint') : undefined}>
      <RadioRows
        id={field.id}
        label={t('dateLabel')}
        name={field.name}
        value={wanted}
        onChoose={choose}
        rows={dates.map((workshop) => ({
          value: workshop.slug,
          title: words.dates(workshop),
          details: [
            ...(workshop.live ? [<SessionHours key="hours" live={workshop.live} />] : []),
            words.place(workshop),
            words.taughtIn(workshop),
            words.trainers(workshop),
          ],
          aside: <WorkshopBadges workshop={workshop} besidePlace />,
          disabled: workshop.availability.state === 'sold-out',
        }))}
      />
      {certification && dates.length < dateCount && (
        <GoLink href={`${certificationHref(language, certification)}#dates`}>
          {t('allDates', { count: dateCount })}
        </GoLink>
      )}
      {dates.length > 1 && (
        <noscript>
          <Actions>
            <Button kind="secondary" size="compact" {...update}>
              {t('showDate')}
            </Button>
          </Actions>
        </noscript>
      )}
    </FormStep>
  )
}

/** The selected date, also while its page is loading, and the change handler. */
function useDateChoice(id: string, chosen: WorkshopView, dates: readonly WorkshopView[]) {
  const { showInstead } = useSending()
  const [choice, setChoice] = useState({ on: chosen.slug, slug: chosen.slug })

  function choose(slug: string) {
    const date = dates.find((other) => other.slug === slug)
    if (!date) return
    setChoice({ on: chosen.slug, slug })
    showInstead(date.href)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before the script came, or restored by the browser
  useEffect(() => {
    const checked = document.getElementById(id)?.querySelector<HTMLInputElement>('input:checked')
    if (checked && checked.value !== chosen.slug) choose(checked.value)
  }, [])

  return { wanted: choice.on === chosen.slug ? choice.slug : chosen.slug, choose }
}

interface RadioRow {
  value: string
  title: string
  details: readonly ReactNode[]
  /** At the end of the row: a badge or a few words. */
  aside?: ReactNode
  /** Not selectable: sold out. */
  disabled: boolean
}

interface RadioRowsProps {
  id: string
  label: string
  name: string
  rows: readonly RadioRow[]
  value: string
  onChoose: (value: string) => void
}

/** Radio buttons whose options need a line or two each. The whole row is clickable; arrow keys move between rows. */
function RadioRows({ id, label, name, rows, value: chosen, onChoose }: RadioRowsProps) {
  return (
    <div className={choice.rows} id={id} role="radiogroup" aria-label={label}>
      {rows.map(({ value, title, details, aside, disabled }) => (
        <label className={choice.row} key={value}>
          <input
            type="radio"
            className={classNames(choice.box, choice.dot)}
            id={`${id}-${value}`}
            name={name}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span className={choice.text}>
            <b>{title}</b> <Dotted items={details} />
          </span>
          {aside && <span className={choice.aside}>{aside}</span>}
        </label>
      ))}
    </div>
  )
}
