import { Form } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Actions } from '../ui/actions.tsx'
import { Button } from '../ui/button.tsx'
import { Heading } from '../ui/heading.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Stack } from '../ui/stack.tsx'
import { Text } from '../ui/text.tsx'
import { useWorkshopWords } from '../workshops/use-workshop-words.ts'
import type { ChangeView } from './change-view.ts'
import { OrderQuestion } from './order-question.tsx'

/** The ways to change an order, each with what it costs before it is done: another date, cancelling, withdrawing. */
export function OrderChange({ view }: { view: ChangeView }) {
  return (
    <Stack gap="huge">
      {view.dates.length > 0 && <OtherDate dates={view.dates} />}
      {view.isOurChange && view.dates.length === 0 && <NoOtherDate />}
      {view.cancel && <Cancel terms={view.cancel} />}
      {view.withdrawUntil && <Withdraw until={view.withdrawUntil} />}
    </Stack>
  )
}

function OtherDate({ dates }: Pick<ChangeView, 'dates'>) {
  const t = useTranslations('change')
  const words = useWorkshopWords()
  return (
    <Form method="post" action="?do=transfer">
      <Stack gap="small">
        <Heading level={2} size="part">
          {t('transferTitle')}
        </Heading>
        <Text>{t('transferText')}</Text>
        <RadioGroup
          id="to"
          label={t('transferLegend')}
          choices={dates.map((workshop) => ({
            type: 'radio',
            id: `to-${workshop.slug}`,
            name: 'to',
            value: workshop.slug,
            required: true,
            label: [words.dates(workshop), words.place(workshop), words.taughtIn(workshop)].join(', '),
          }))}
        />
        <Actions>
          <Button kind="primary">{t('transfer')}</Button>
        </Actions>
      </Stack>
    </Form>
  )
}

/** The mail has promised a choice: where the page has none, we find one. */
function NoOtherDate() {
  const t = useTranslations('change')
  return (
    <Stack gap="small">
      <Heading level={2} size="part">
        {t('transferTitle')}
      </Heading>
      <Text>{t('noOtherDate')}</Text>
      <OrderQuestion />
    </Stack>
  )
}

function Cancel({ terms: { fee, freeUntil } }: { terms: NonNullable<ChangeView['cancel']> }) {
  const t = useTranslations('change')
  const language = useLocale()
  const until = freeUntil ? lastDay(freeUntil, language) : ''
  return (
    <Form method="post" action="?do=cancel">
      <Stack gap="small">
        <Heading level={2} size="part">
          {t('cancelTitle')}
        </Heading>
        <Text>{freeUntil === null ? t('cancelAlwaysFree') : t('cancelText', { fee, until })}</Text>
        <Text size="small" tone="quiet">
          {t('cancelConsequence')}
        </Text>
        <Actions>
          <Button kind="secondary">{fee === 'none' ? t('cancel') : t('cancelForFee')}</Button>
        </Actions>
      </Stack>
    </Form>
  )
}

function Withdraw({ until }: { until: string }) {
  const t = useTranslations('change')
  const language = useLocale()
  return (
    <Form method="post" action="?do=withdraw">
      <Stack gap="small">
        <Heading level={2} size="part">
          {t('withdrawTitle')}
        </Heading>
        <Text>{t('withdrawText', { until: lastDay(until, language) })}</Text>
        <Actions>
          <Button kind="secondary">{t('withdraw')}</Button>
        </Actions>
      </Stack>
    </Form>
  )
}

/** Both times end at a midnight: the day before it is the last one, and how people say it. */
function lastDay(midnight: string, language: Language): string {
  return formatDateTime(Date.parse(midnight) - 1, { language })
}
