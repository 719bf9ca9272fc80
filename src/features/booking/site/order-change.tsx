import { useLocale, useTranslations } from 'use-intl'
import { useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { PostForm } from '#forms/post-form.tsx'
import { formatMoney } from '#i18n/format-money.ts'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDetails } from '#ui/confirm-details.tsx'
import { Heading } from '#ui/heading.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { CancelView } from './cancel-view.ts'
import type { ChangeView } from './change-view.ts'
import { lastDay } from './last-day.ts'
import { OrderQuestion } from './order-question.tsx'
import { useCancelWords } from './use-cancel-words.ts'

/** The ways to change an order, each with what it costs before it is done: another date, cancelling, withdrawing. */
export function OrderChange({ view }: { view: ChangeView }) {
  return (
    <Stack gap="huge">
      {view.dates.length > 0 && <OtherDate dates={view.dates} />}
      {view.isOurChange && view.dates.length === 0 && <NoOtherDate />}
      {view.cancel && <Cancel terms={view.cancel} zone={view.workshop.live?.zone} />}
      {view.withdrawUntil && <Withdraw until={view.withdrawUntil} />}
    </Stack>
  )
}

function OtherDate({ dates }: Pick<ChangeView, 'dates'>) {
  const t = useTranslations('change')
  const words = useWorkshopWords()
  return (
    <PostForm action="?do=transfer">
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
            label: [
              words.dates(workshop),
              words.place(workshop),
              words.taughtIn(workshop),
              ...(workshop.live?.tentative ? [t('tentative')] : []),
            ].join(', '),
          }))}
        />
        <Actions>
          <Button kind="primary">{t('transfer')}</Button>
        </Actions>
      </Stack>
    </PostForm>
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

function Cancel({ terms, zone }: { terms: CancelView; zone: string | undefined }) {
  const t = useTranslations('change')
  const language = useLocale()
  const { fee, due } = terms
  const amount = formatMoney(due, language)
  const words = useCancelWords()
  return (
    <Stack gap="small">
      <Heading level={2} size="part">
        {t('cancelTitle')}
      </Heading>
      <Text>{words(terms, zone)}</Text>
      <ConfirmDetails offer={t('cancelOffer')}>
        <Text>
          {t('cancelCosts', { fee, amount })} {t('cancelConsequence')}
        </Text>
        <PostForm action="?do=cancel">
          <input type="hidden" name="due" value={due} />
          <Actions>
            <Button kind="signal">{fee === 'none' ? t('cancel') : t('cancelForFee', { amount })}</Button>
          </Actions>
        </PostForm>
      </ConfirmDetails>
    </Stack>
  )
}

function Withdraw({ until }: { until: string }) {
  const t = useTranslations('change')
  const language = useLocale()
  return (
    <Stack gap="small">
      <Heading level={2} size="part">
        {t('withdrawTitle')}
      </Heading>
      <Text>{t('withdrawText', { until: lastDay(until, { language }) })}</Text>
      <ConfirmDetails offer={t('withdrawOffer')}>
        <Text>{t('withdrawConsequence')}</Text>
        <PostForm action="?do=withdraw">
          <Actions>
            <Button kind="signal">{t('withdraw')}</Button>
          </Actions>
        </PostForm>
      </ConfirmDetails>
    </Stack>
  )
}
